import { existsSync } from "node:fs"
import path from "node:path"
import type { ConfigModule, LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils"
import { isMailDefinition } from "../define-mail"
import { registerMails } from "./registry"

/**
 * Registers the mails that each plugin exports from its src/mails.ts. A loader of the outbox's module, so that every
 * process knows them before the first request and the first job.
 */
export async function loadMails({ container }: LoaderOptions): Promise<void> {
  const config = container.resolve<ConfigModule>(ContainerRegistrationKeys.CONFIG_MODULE)
  for (const { name, resolve } of await getResolvedPlugins(process.cwd(), config)) {
    const file = path.join(resolve, "mails.js")
    if (!existsSync(file)) continue
    const exported: Record<string, unknown> = require(file)
    registerMails(name.replace(/^@haat\//, ""), Object.values(exported).flat().filter(isMailDefinition))
  }
}

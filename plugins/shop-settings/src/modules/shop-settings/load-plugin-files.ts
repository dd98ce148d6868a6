import { existsSync } from "node:fs"
import path from "node:path"
import type { OrderFieldsDefinition } from "@haat/sdk/order-fields"
import { addOrderFields } from "@haat/sdk/server/order-fields-registry"
import { allPlugins } from "@haat/sdk/server/plugin-state"
import { addSettings } from "@haat/sdk/server/settings-registry"
import type { PluginSettingsDefinition } from "@haat/sdk/settings"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils"

const isDefinition = (exported: unknown): exported is PluginSettingsDefinition =>
  typeof exported === "object" && exported !== null && "id" in exported && "fields" in exported && "order" in exported

/**
 * Reads the built src/settings.ts of a plugin.
 * @param folder of its built sources
 * @throws Error when the file exports no settings
 */
export function readPluginSettings(plugin: string, folder: string): PluginSettingsDefinition[] {
  const file = path.join(folder, "settings.js")
  if (!existsSync(file)) return []
  const found = Object.values<unknown>(require(file)).filter(isDefinition)
  if (!found.length)
    throw new Error(`The plugin ${plugin} has a src/settings.ts that exports no settings. Export defineSettings(…).`)
  return found
}

const isOrderFields = (exported: unknown): exported is OrderFieldsDefinition =>
  typeof exported === "object" && exported !== null && "plugin" in exported && "labels" in exported

/**
 * Reads the built src/order-fields.ts of a plugin.
 * @param folder of its built sources
 * @throws Error when the file exports no fields
 */
export function readOrderFields(plugin: string, folder: string): OrderFieldsDefinition[] {
  const file = path.join(folder, "order-fields.js")
  if (!existsSync(file)) return []
  const found = Object.values<unknown>(require(file)).filter(isOrderFields)
  if (!found.length)
    throw new Error(
      `The plugin ${plugin} has a src/order-fields.ts that exports no fields. Export defineOrderFields(…).`,
    )
  return found
}

/** Runs the built src/hook-handlers.ts of a plugin, which adds its handlers. @param folder of its built sources */
export function addHookHandlers(folder: string): void {
  const file = path.join(folder, "hook-handlers.js")
  if (existsSync(file)) require(file)
}

/**
 * Loader: adds the settings, order fields and hook handlers of every plugin of the shop. Modules are loaded in each
 * process, before the first request and the first job, so that workers have them too.
 */
export async function loadPluginFiles({ container }: LoaderOptions): Promise<void> {
  const config = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  for (const { name, resolve } of await getResolvedPlugins(process.cwd(), config)) {
    const plugin = allPlugins().find(({ packageName }) => packageName === name)?.name ?? name
    for (const settings of readPluginSettings(name, resolve)) addSettings(plugin, settings)
    for (const fields of readOrderFields(name, resolve)) addOrderFields(plugin, fields)
    addHookHandlers(resolve)
  }
}

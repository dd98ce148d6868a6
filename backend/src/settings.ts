import path from "node:path"
import { parseSettings as parse, requireStrongSecret } from "@haat/sdk/server/operations/settings"
import { chooseBucket } from "./bucket"
import { checkProcesses } from "./processes"
import { chooseRetention } from "./retention"
import { chooseVendors } from "./vendors"

const SECRETS = { JWT_SECRET: "signing", COOKIE_SECRET: "cookies", PROXY_SECRET: "web tier" } as const

/** The settings of the backend. */
export type Settings = ReturnType<typeof parseSettings>

/**
 * Reads the settings of the backend; an empty value counts as not given.
 * @throws one sentence naming the first setting that is wrong, or missing
 */
export function parseSettings(environment: Record<string, string | undefined>) {
  const settings = parse(environment)
  const { DATABASE_URL } = settings
  if (!DATABASE_URL)
    throw new Error(
      "The setting DATABASE_URL is missing; give an address like postgres://user:password@host:5432/haat.",
    )
  checkProcesses(settings)
  return {
    ...settings,
    DATABASE_URL,
    HAAT_HOME: path.resolve(settings.HAAT_HOME),
    JWT_SECRET: secretOf(settings, "JWT_SECRET"),
    COOKIE_SECRET: secretOf(settings, "COOKIE_SECRET"),
    PROXY_SECRET: secretOf(settings, "PROXY_SECRET"),
    bucket: chooseBucket(settings),
    vendors: chooseVendors(settings),
    retention: chooseRetention(settings),
  }
}

/** A secret must be given and strong in production; elsewhere it has a fixed text. */
function secretOf(settings: ReturnType<typeof parse>, name: keyof typeof SECRETS): string {
  if (settings.NODE_ENV === "production") requireStrongSecret(name, settings[name])
  return settings[name] ?? `only for development, ${SECRETS[name]}`
}

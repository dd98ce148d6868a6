import { parseSettings, type Settings as ShopSettings } from "@haat/sdk/server/operations/settings"

/**
 * The settings of the web tier. PUBLIC_URL is the shop's public address; with https, HSTS and secure cookies are on.
 */
export type Settings = ShopSettings & { PUBLIC_URL: string }

/** Reads the settings; an empty value counts as absent. Throws an Error whose message names the wrong setting. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const settings = parseSettings(env)
  return { ...settings, PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}` }
}

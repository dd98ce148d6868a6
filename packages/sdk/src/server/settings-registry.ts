import type { PluginSettingsDefinition } from "../settings"

type Registered = { plugin: string; settings: PluginSettingsDefinition }

const REGISTERED = new Map<string, Registered>()

/**
 * Adds the settings of a plugin. The module that stores them calls it for each src/settings.ts, in every process.
 * @throws Error, which stops the start, when another plugin has settings of the same name
 */
export function addSettings(plugin: string, settings: PluginSettingsDefinition): void {
  const same = REGISTERED.get(settings.id)
  if (same?.settings === settings) return
  if (same) {
    const plugins = same.plugin === plugin ? `The plugin ${plugin} has two` : `The plugins ${same.plugin} and ${plugin}`
    const have = same.plugin === plugin ? "" : " both have"
    throw new Error(`${plugins}${have} settings named "${settings.id}". Rename those of one of them.`)
  }
  REGISTERED.set(settings.id, { plugin, settings })
}

/** Lists the settings of all plugins in the order of their sections. */
export const allSettings = (): PluginSettingsDefinition[] =>
  [...REGISTERED.values()]
    .map(({ settings }) => settings)
    .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id))

export const findSettings = (id: string): PluginSettingsDefinition | undefined => REGISTERED.get(id)?.settings

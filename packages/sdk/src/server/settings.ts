import type { MedusaContainer } from "@medusajs/framework/types"
import type { PluginSettingsDefinition, SettingFields, SettingsStore, SettingValues } from "../settings"

export { defineSettings, setting } from "../settings"

/** Key of the module that stores the settings of plugins. It implements `SettingsStore`. */
export const SETTINGS_STORE = "shop_settings"

/**
 * Reads the settings of a plugin: stored values, and the default where none is stored or the stored one does not fit
 * the schema any more.
 */
export const readSettings = <Fields extends SettingFields>(
  container: MedusaContainer,
  settings: PluginSettingsDefinition<Fields>,
): Promise<SettingValues<Fields>> => container.resolve<SettingsStore>(SETTINGS_STORE).readPluginSettings(settings)

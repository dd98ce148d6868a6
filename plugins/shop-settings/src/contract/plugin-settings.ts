import type { BothLanguages, SettingSchema, SettingValue } from "@haat/sdk/settings"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

const VALUE = "A setting is a text, a number, true or false, or null"
const TEXT = "The text is too long, or has a character that cannot be stored"

const Value = z.union(
  [z.string().max(20_000, TEXT).regex(STORABLE_TEXT, TEXT), z.number(VALUE), z.boolean(VALUE), z.null()],
  VALUE,
)

/** Changed settings of a plugin: those left out stay as they are, null empties one. */
export const SavePluginSettings = z.object({
  version: z.int("Say which version you changed").min(0, "Say which version you changed"),
  values: z.record(z.string(), Value, "Send the changed settings by their names"),
})
export type SavePluginSettings = z.infer<typeof SavePluginSettings>

/** One setting, as its input in the back office needs it. */
export type PluginSettingField = {
  name: string
  label: BothLanguages
  help?: BothLanguages
  choices?: Record<string, BothLanguages>
  schema: SettingSchema
  default: SettingValue | null
  is_public: boolean
  is_secret: boolean
}

/** Settings of a plugin for the owner. */
export type PluginSettingsRow = {
  id: string
  name: BothLanguages
  about?: BothLanguages
  fields: PluginSettingField[]
  /** without secrets */
  values: Record<string, SettingValue | null>
  /** by the name of each secret, true when it is set */
  secrets: Record<string, boolean>
  version: number
  /** null before the first save */
  updated_at: string | null
}

import type { ErrorParams } from "@haat/sdk/errors"
import { fillSentence } from "@haat/sdk/errors"
import { SETTING_ERRORS as ERRORS } from "@haat/sdk/setting-errors"
import { type SettingSchema, settingKind } from "@haat/sdk/settings"
import type { PluginSettingField } from "@haat/shop-settings/contract"
import { z } from "zod"

type Entry = (typeof ERRORS)[keyof typeof ERRORS]
type Fault = [entry: Entry, params?: ErrorParams]

function findNumberFault(value: unknown, schema: SettingSchema): Fault | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return [ERRORS.setting_number]
  if (schema.type === "integer" && !Number.isInteger(value)) return [ERRORS.setting_whole]
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  if (minimum !== undefined && value < minimum) return [ERRORS.setting_least, { least: minimum }]
  if (maximum !== undefined && value > maximum) return [ERRORS.setting_most, { most: maximum }]
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return [ERRORS.setting_above, { least: exclusiveMinimum }]
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return [ERRORS.setting_below, { most: exclusiveMaximum }]
  return undefined
}

function findTextFault(value: string, { format, pattern, minLength = 0, maxLength }: SettingSchema): Fault | undefined {
  if (value.length < minLength) return [ERRORS.setting_short, { least: minLength }]
  if (maxLength !== undefined && value.length > maxLength) return [ERRORS.setting_long, { most: maxLength }]
  if (format === "email" && pattern && !new RegExp(pattern).test(value)) return [ERRORS.setting_email]
  if (format === "uri" && !URL.canParse(value)) return [ERRORS.setting_url]
  return undefined
}

function findFault({ schema, default: defaultValue, is_secret }: PluginSettingField, value: unknown) {
  const isEmpty = value === undefined || value === null || value === ""
  const kind = settingKind(schema)
  if (isEmpty) {
    if (is_secret || defaultValue === null) return undefined
    return kind === "text" && !schema.minLength && !schema.format ? undefined : ([ERRORS.setting_required] as Fault)
  }
  if (kind === "number") return findNumberFault(value, schema)
  return kind === "text" ? findTextFault(String(value).trim(), schema) : undefined
}

/**
 * Returns a contract for the form of a plugin's settings: it rejects what their JSON Schemas reject, in this language.
 * The server checks the rest, such as patterns, and answers with the plugin's own sentences.
 */
export const settingsContract = (fields: PluginSettingField[], language: "en" | "hi") => {
  const check = (field: PluginSettingField) =>
    z.unknown().superRefine((value, context) => {
      const [entry, params = {}] = findFault(field, value) ?? []
      if (entry) context.addIssue(fillSentence(entry[language], params))
    })
  return z.looseObject({
    values: z.looseObject(Object.fromEntries(fields.map((field) => [field.name, check(field)]))),
  })
}

import { fillSentence } from "@haat/sdk/errors"
import { describeIssue } from "@haat/sdk/setting-errors"
import type { PluginSettingField } from "@haat/shop-settings/contract"
import { z } from "zod"

/** Returns the first issue of a value, and whether nothing was filled in; undefined for a value that fits. */
function findIssue({ schema, default: defaultValue, is_secret }: PluginSettingField, value: unknown) {
  const isEmpty = value === undefined || value === null || value === ""
  if (isEmpty && (is_secret || defaultValue === null)) return undefined
  const { pattern, ...rest } = schema
  // A pattern of the plugin may be looser than the format.
  if (pattern && pattern !== z.regexes.email.source) rest.format = undefined
  const { error } = z.fromJSONSchema(rest as never).safeParse(typeof value === "string" ? value.trim() : value)
  return error && describeIssue(error.issues[0], isEmpty)
}

/**
 * Returns a contract for the form of a plugin's settings: it rejects what their JSON Schemas reject, in this language.
 * The server checks patterns, and answers with the plugin's own sentences.
 */
export const settingsContract = (fields: PluginSettingField[], language: "en" | "hi") => {
  const check = (field: PluginSettingField) =>
    z.unknown().superRefine((value, context) => {
      const issue = findIssue(field, value)
      if (issue) context.addIssue(fillSentence(issue.entry[language] ?? issue.entry.en, issue.params))
    })
  return z.looseObject({
    values: z.looseObject(Object.fromEntries(fields.map((field) => [field.name, check(field)]))),
  })
}

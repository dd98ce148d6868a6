import { type ErrorEntry, type ErrorParams, sentenceOf } from "@haat/sdk/errors"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { describeIssue, SETTING_ERRORS, type SettingError } from "@haat/sdk/setting-errors"
import type { PluginSettingsDefinition, Setting, SettingValue } from "@haat/sdk/settings"
import type { SavePluginSettings } from "../../contract"
import { SHOP_SETTINGS_ERRORS } from "../../errors"

/** Longer names are cut in sentences. */
const MAX_NAME_LENGTH = 100

type Sent = SavePluginSettings["values"]
type Checked = { value: SettingValue | null } | { error: SettingError & { message: string } }

const errorOf = (entry: ErrorEntry, params: ErrorParams = {}) => ({
  error: { entry, params, message: sentenceOf(entry, params) },
})

/** Checks one value; an empty one is null where the setting may stay empty. */
function checkValue({ schema, default: defaultValue }: Setting, sent: SettingValue | null): Checked {
  const isEmpty = sent === null || sent === ""
  if (isEmpty && defaultValue === null) return { value: null }
  if (sent === null) return errorOf(SETTING_ERRORS.setting_required)
  const { data, error } = schema.safeParse(sent, {
    error: (issue) => {
      const { entry, params } = describeIssue(issue, isEmpty)
      return sentenceOf(entry, params)
    },
  })
  if (!error) return { value: data }
  const [issue] = error.issues
  const described = describeIssue(issue, isEmpty)
  if (issue.message === sentenceOf(described.entry, described.params)) return errorOf(described.entry, described.params)
  // the schema's own sentence
  return errorOf({ ...HTTP_ERRORS.invalid_data, en: issue.message })
}

/**
 * Checks the values that were sent for a plugin's settings.
 * @returns them as their schemas parse them; null for emptied ones
 * @throws HttpError 400 with the first sentence, and one for each field in `errors`
 */
export function checkValues({ fields }: PluginSettingsDefinition, sent: Sent): Record<string, SettingValue | null> {
  const values: Record<string, SettingValue | null> = {}
  const errors: Record<string, string> = {}
  let first: SettingError | undefined
  for (const [name, value] of Object.entries(sent)) {
    const checked = Object.hasOwn(fields, name)
      ? checkValue(fields[name], value)
      : errorOf(SHOP_SETTINGS_ERRORS.no_such_setting, { name: name.slice(0, MAX_NAME_LENGTH) })
    if ("value" in checked) values[name] = checked.value
    else {
      first ??= checked.error
      errors[`values.${name}`] = checked.error.message
    }
  }
  if (first) throw new HttpError<ErrorEntry>(first.entry, first.params, { errors })
  return values
}

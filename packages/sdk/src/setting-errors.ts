import { defineErrors, type ErrorEntry, type ErrorParams } from "./errors"

/** Errors of values that do not fit a plugin's settings, where the schema has no sentence of its own. */
export const SETTING_ERRORS = defineErrors({
  setting_required: { status: 400, en: "Please fill this in", hi: "कृपया इसे भरें" },
  setting_number: { status: 400, en: "Enter a number", hi: "कोई संख्या लिखें" },
  setting_whole: { status: 400, en: "Enter a whole number", hi: "पूरी संख्या लिखें" },
  setting_least: { status: 400, en: "Enter {least} or more", hi: "{least} या उससे ज़्यादा लिखें" },
  setting_above: { status: 400, en: "Enter more than {least}", hi: "{least} से ज़्यादा लिखें" },
  setting_most: { status: 400, en: "Enter {most} or less", hi: "{most} या उससे कम लिखें" },
  setting_below: { status: 400, en: "Enter less than {most}", hi: "{most} से कम लिखें" },
  setting_short: { status: 400, en: "Enter at least {least} characters", hi: "कम से कम {least} अक्षर लिखें" },
  setting_long: { status: 400, en: "Enter at most {most} characters", hi: "ज़्यादा से ज़्यादा {most} अक्षर लिखें" },
  setting_email: { status: 400, en: "Enter a valid email address", hi: "सही ई-मेल पता लिखें" },
  setting_url: {
    status: 400,
    en: "Enter a full web address, such as https://example.com",
    hi: "पूरा वेब पता लिखें, जैसे https://example.com",
  },
  setting_choice: { status: 400, en: "Choose one of the options", hi: "विकल्पों में से एक चुनें" },
  setting_invalid: { status: 400, en: "This value cannot be used here", hi: "यह मान यहाँ नहीं चल सकता" },
})

export type SettingError = { entry: ErrorEntry; params: ErrorParams }

/** Issue of zod, as far as sentences depend on it. */
type Issue = {
  code?: string
  expected?: string
  origin?: string
  format?: string
  inclusive?: boolean
  minimum?: number | bigint
  maximum?: number | bigint
}

const FORMATS: Record<string, ErrorEntry> = { email: SETTING_ERRORS.setting_email, url: SETTING_ERRORS.setting_url }

/** Returns the error for an issue that zod has found. @param isEmpty whether nothing was filled in */
export function describeIssue(issue: Issue, isEmpty: boolean): SettingError {
  if (isEmpty) return { entry: SETTING_ERRORS.setting_required, params: {} }
  const isText = issue.origin === "string"
  const isExclusive = issue.inclusive === false
  switch (issue.code) {
    case "too_small": {
      const ofNumber = isExclusive ? SETTING_ERRORS.setting_above : SETTING_ERRORS.setting_least
      return { entry: isText ? SETTING_ERRORS.setting_short : ofNumber, params: { least: Number(issue.minimum) } }
    }
    case "too_big": {
      const ofNumber = isExclusive ? SETTING_ERRORS.setting_below : SETTING_ERRORS.setting_most
      return { entry: isText ? SETTING_ERRORS.setting_long : ofNumber, params: { most: Number(issue.maximum) } }
    }
    case "invalid_value":
      return { entry: SETTING_ERRORS.setting_choice, params: {} }
    case "invalid_format":
      return { entry: FORMATS[issue.format ?? ""] ?? SETTING_ERRORS.setting_invalid, params: {} }
    case "invalid_type": {
      const { expected } = issue
      if (expected === "int") return { entry: SETTING_ERRORS.setting_whole, params: {} }
      if (expected === "number") return { entry: SETTING_ERRORS.setting_number, params: {} }
    }
  }
  return { entry: SETTING_ERRORS.setting_invalid, params: {} }
}

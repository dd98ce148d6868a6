import { LANGUAGE } from "../language/language.ts"
import { LANGUAGES } from "../language/languages.ts"

/** Creates the formatter with the first date: that is slow on a phone, and most pages show no date. */
const formatter = (format: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (iso: string) => {
    made ??= new Intl.DateTimeFormat(LANGUAGES[LANGUAGE].tag, { ...format, timeZone: "Asia/Kolkata" })
    return made.format(new Date(iso))
  }
}

/** Formats date and time in Indian time, wherever the page is rendered. */
export const formatDateTime = formatter({ dateStyle: "medium", timeStyle: "short" })

/** Formats a date without time: 21 November 2026. */
export const formatDay = formatter({ day: "numeric", month: "long", year: "numeric" })

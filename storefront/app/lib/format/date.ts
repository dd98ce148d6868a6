import { LANGUAGE } from "../language/language.ts"
import { LANGUAGES } from "../language/languages.ts"

/** Made when the first date is shown: it takes a phone's first page long, and most pages show none. */
const formatter = (format: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (iso: string) => {
    made ??= new Intl.DateTimeFormat(LANGUAGES[LANGUAGE].tag, { ...format, timeZone: "Asia/Kolkata" })
    return made.format(new Date(iso))
  }
}

/** Date and time as people in India read them, in Indian time wherever the page is rendered. */
export const formatDateTime = formatter({ dateStyle: "medium", timeStyle: "short" })

/** The day alone: 21 November 2026. */
export const day = formatter({ day: "numeric", month: "long", year: "numeric" })

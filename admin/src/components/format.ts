const INDIA = { timeZone: "Asia/Kolkata" } as const
const UTC = { timeZone: "UTC" } as const

/** Makes something when it is first needed: a page without a date or a chart makes none of these. */
const memoize = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Dates and short numbers as they are written in India, in either language. */
const createFormats = (locale: string) => ({
  compact: memoize(() => new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 })),
  dateTime: memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", ...INDIA })),
  shortDay: memoize(() => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...UTC })),
  longDay: memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: "full", ...UTC })),
  ago: memoize(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" })),
})

let formats = createFormats("en-IN")
/** @param language "en" or "hi"; everything is drawn anew when it changes */
export const setFormatLocale = (language: string) => {
  formats = createFormats(`${language}-IN`)
}

/** 1.2L, for the axis of a chart. */
export const compact = (value: number) => formats.compact().format(value)
export const dateTime = (iso: string) => formats.dateTime().format(new Date(iso))
/** 5 Nov, of YYYY-MM-DD. */
export const shortDay = (day: string) => formats.shortDay().format(new Date(day))
/** Wednesday, 5 November 2025, of YYYY-MM-DD. */
export const longDay = (day: string) => formats.longDay().format(new Date(day))
/** "3 minutes ago" */
export const ago = (value: number, unit: Intl.RelativeTimeFormatUnit) => formats.ago().format(-value, unit)

const day = memoize(() => new Intl.DateTimeFormat("en-CA", INDIA))
/** India's day as YYYY-MM-DD, whatever the device's clock is set to. */
export const today = () => day().format(new Date())

/** YYYY-MM-DD, so many days before (or after) a day. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

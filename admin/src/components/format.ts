const INDIA = { timeZone: "Asia/Kolkata" } as const
const UTC = { timeZone: "UTC" } as const

/** Creates a format on first use. */
const memoize = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Creates Indian formats of dates and short numbers for a locale. */
const createFormats = (locale: string) => ({
  compact: memoize(() => new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 })),
  dateTime: memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", ...INDIA })),
  shortDay: memoize(() => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...UTC })),
  longDay: memoize(() => new Intl.DateTimeFormat(locale, { dateStyle: "full", ...UTC })),
  ago: memoize(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" })),
})

let formats = createFormats("en-IN")
/** @param language "en" or "hi"; all screens render again when it changes */
export const setFormatLocale = (language: string) => {
  formats = createFormats(`${language}-IN`)
}

/** Formats as 1.2L, for the axis of a chart. */
export const compact = (value: number) => formats.compact().format(value)
/** Formats date and time, in Indian time. */
export const dateTime = (iso: string) => formats.dateTime().format(new Date(iso))
/** Formats YYYY-MM-DD as 5 Nov. */
export const shortDay = (day: string) => formats.shortDay().format(new Date(day))
/** Formats YYYY-MM-DD as Wednesday, 5 November 2025. */
export const longDay = (day: string) => formats.longDay().format(new Date(day))
/** How long ago a time was, such as "3 days ago". */
export const ago = (value: number, unit: Intl.RelativeTimeFormatUnit) => formats.ago().format(-value, unit)

const day = memoize(() => new Intl.DateTimeFormat("en-CA", INDIA))
/** Today in India as YYYY-MM-DD, in any time zone of the device. */
export const today = () => day().format(new Date())

/** Adds days, which may be negative, to YYYY-MM-DD. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

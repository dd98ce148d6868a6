const INDIA = { timeZone: "Asia/Kolkata" } as const
const DAY_AS_WRITTEN = { timeZone: "UTC" } as const

/** Numbers and dates as they are written in India, in either language. */
const formatsOf = (locale: string) => ({
  rupees: new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  }),
  count: new Intl.NumberFormat(locale),
  compact: new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }),
  dateTime: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", ...INDIA }),
  shortDay: new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...DAY_AS_WRITTEN }),
  longDay: new Intl.DateTimeFormat(locale, { dateStyle: "full", ...DAY_AS_WRITTEN }),
  ago: new Intl.RelativeTimeFormat(locale, { numeric: "auto" }),
})

let formats = formatsOf("en-IN")
/** @param language "en" or "hi"; everything is drawn anew when it changes */
export const setFormatLocale = (language: string) => {
  formats = formatsOf(`${language}-IN`)
}

/** ₹1,23,456 */
export const rupees = (amount: number) => formats.rupees.format(amount)
export const count = (value: number) => formats.count.format(value)
/** 1.2L, for the axis of a chart. */
export const compact = (value: number) => formats.compact.format(value)
export const dateTime = (iso: string) => formats.dateTime.format(new Date(iso))
/** 5 Nov, of YYYY-MM-DD. */
export const shortDay = (day: string) => formats.shortDay.format(new Date(day))
/** Wednesday, 5 November 2025, of YYYY-MM-DD. */
export const longDay = (day: string) => formats.longDay.format(new Date(day))
/** "3 minutes ago" */
export const ago = (value: number, unit: Intl.RelativeTimeFormatUnit) => formats.ago.format(-value, unit)

const DAY = new Intl.DateTimeFormat("en-CA", INDIA)
/** India's day as YYYY-MM-DD, whatever the device's clock is set to. */
export const today = () => DAY.format(new Date())

/** YYYY-MM-DD, so many days before (or after) a day. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

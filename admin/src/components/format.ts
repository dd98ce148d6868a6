const RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})
const COUNT = new Intl.NumberFormat("en-IN")
const DATE_TIME = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
})

/** ₹1,23,456 */
export const rupees = (amount: number) => RUPEES.format(amount)
export const count = (value: number) => COUNT.format(value)
export const dateTime = (iso: string) => DATE_TIME.format(new Date(iso))

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" })
/** India's day as YYYY-MM-DD, whatever the device's clock is set to. */
export const today = () => DAY.format(new Date())

/** YYYY-MM-DD, so many days before (or after) a day. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const SHORT_DAY = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" })
/** 5 Nov, of YYYY-MM-DD. */
export const shortDay = (day: string) => SHORT_DAY.format(new Date(day))

const LONG_DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeZone: "UTC" })
/** Wednesday, 5 November 2025, of YYYY-MM-DD. */
export const longDay = (day: string) => LONG_DAY.format(new Date(day))

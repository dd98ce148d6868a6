const IST = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

/** The day in India, as YYYY-MM-DD. */
export const dayInIndia = (at: Date): string => IST.format(at)

/** The financial year that a day in India (YYYY-MM-DD) is in, from 1 April: "2026-27". */
export function financialYear(day: string): string {
  const [year, month] = day.split("-").map(Number)
  const first = month < 4 ? year - 1 : year
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`
}

/** "2026-11-24 11:59:16", also without seconds or time, and "24 11 2026 11:59:16": Shiprocket's times are India's. */
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/
const DAY_FIRST = /^(\d{2})[ -](\d{2})[ -](\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** Nothing was sent before the shop was, and nothing happens far in the future. */
const EARLIEST = Date.UTC(2015, 0, 1)
const AHEAD_MS = { instant: 24 * 60 * 60 * 1000, day: 120 * 24 * 60 * 60 * 1000 }

function partsOf(text: string) {
  const first = YEAR_FIRST.exec(text)
  if (first) return first.slice(1)
  const [, day, month, year, ...time] = DAY_FIRST.exec(text) ?? []
  return day ? [year, month, day, ...time] : undefined
}

/**
 * A time of Shiprocket's as an ISO instant, or as the day alone ("2026-11-27"); null when it is none or cannot be.
 */
export function instantInIndia(value: unknown, as: "instant" | "day" = "instant"): string | null {
  const parts = typeof value === "string" ? partsOf(value.trim()) : undefined
  if (!parts) return null
  const [year, month, day, hour = "00", minute = "00", second = "00"] = parts
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+05:30`)
  if (Number.isNaN(at.getTime()) || at.getTime() < EARLIEST || at.getTime() > Date.now() + AHEAD_MS[as]) return null
  return as === "day" ? `${year}-${month}-${day}` : at.toISOString()
}

import { toAsciiDigits } from "./digits"

/** Matches separators between digits. */
const SEPARATORS = /[\p{Zs}\t().\u00ad\u200b-\u200d\u2010-\u2015\ufeff-]/gu

/**
 * Normalizes a phone number to its ten digits: "+91 98765 43210", "098765-43210", "९८७६५४३२१०". A number that is not an
 * Indian mobile stays as typed, with the digits of its own script replaced by 0 to 9.
 */
export function normalizePhone(text: string): string {
  const typed = toAsciiDigits(text).trim()
  const compact = typed.replace(SEPARATORS, "")
  const [, mobile] = /^(?:\+?91|0091)?0?([6-9]\d{9})$/.exec(compact) ?? []
  return mobile ?? (/^\d{10}$/.test(compact) ? compact : typed)
}

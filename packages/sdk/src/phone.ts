import { toAsciiDigits } from "./digits"

/** Written between digits, and meaning nothing. */
const SIGNS = /[\p{Zs}\t().\u00ad\u200b-\u200d\u2010-\u2015\ufeff-]/gu

/**
 * A phone number as its ten digits, however it is written: "+91 98765 43210", "098765-43210", "९८७६५४३२१०". A number that is none
 * of India's mobiles stays as it is typed, with digits of its own script as 0 to 9.
 */
export function usualPhone(text: string): string {
  const typed = toAsciiDigits(text).trim()
  const compact = typed.replace(SIGNS, "")
  const [, mobile] = /^(?:\+?91|0091)?0?([6-9]\d{9})$/.exec(compact) ?? []
  return mobile ?? (/^\d{10}$/.test(compact) ? compact : typed)
}

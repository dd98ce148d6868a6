import { toAsciiDigits } from "@haat/sdk/digits"

/** India's postal codes. */
export const POSTAL_CODE = /^[1-9]\d{5}$/

/** Separators between digits, without a meaning of their own. */
const SIGNS = /[\s.\u200b-\u200d\u2010-\u2015-]/g

/**
 * A postal code as its six digits, however it is written: "400 050", "४०० ०५०". What has not six digits stays as it is:
 * other countries have codes of their own.
 */
export function usualPostalCode(text: string): string {
  const compact = toAsciiDigits(text).replace(SIGNS, "")
  return /^\d{6}$/.test(compact) ? compact : text
}

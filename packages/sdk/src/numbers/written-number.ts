import { toAsciiDigits } from "../digits"

/**
 * Possible values of a text: with "." as the decimal mark, and with ",". Undefined where it cannot be read that way.
 */
export type Readings = { point?: number; comma?: number }

/** "₹", "Rs.", "INR" or "रु" before a number; "/-" or one of these after it. */
const CURRENCY_BEFORE = /^([+-]?)\s*(?:₹|rs\.?|inr|रु\.?|रू\.?)\s*/i
const CURRENCY_AFTER = /\s*(?:\/[-=]|₹|rs\.?|inr|रु\.?|रू\.?)$/i

/**
 * Reads a text both ways, without its currency: "₹1,23,456.50", "1.234,50", "1'234/-". Empty for a text that is not a
 * number.
 */
export const numberReadings = (text: string): Readings => {
  const normalized = normalizeNumber(text)
  return { point: parseWithMark(normalized, "."), comma: parseWithMark(normalized, ",") }
}

/** Normalizes digits, blanks and apostrophes, and removes the currency. */
const normalizeNumber = (text: string) =>
  toAsciiDigits(text)
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/^\u2212/, "-")
    .trim()
    .replace(CURRENCY_BEFORE, "$1")
    .replace(CURRENCY_AFTER, "")

const parseWithMark = (normalized: string, mark: "." | ","): number | undefined => {
  const [, sign, whole, decimals] = PARTS[mark].exec(normalized) ?? []
  if (whole === undefined || (whole === "" && !decimals)) return undefined
  const digits = ungroup(whole, mark)
  return digits === undefined ? undefined : Number(`${sign === "-" ? "-" : ""}${digits || "0"}.${decimals || "0"}`)
}

const PARTS = {
  ".": /^([+-]?)([\d, ']*)(?:\.(\d*))?$/,
  ",": /^([+-]?)([\d. ']*)(?:,(\d*))?$/,
}

/**
 * Matches digits in threes, or in the Indian way in twos before the last three; one grouping mark throughout, and no
 * leading zero.
 */
const GROUPED_DIGITS = {
  ".": /^(?:[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*|[1-9]\d?([, '])(?:\d\d\2)+\d{3})$/,
  ",": /^(?:[1-9]\d{0,2}([. '])\d{3}(?:\1\d{3})*|[1-9]\d?([ '])(?:\d\d\2)+\d{3})$/,
}

const ungroup = (whole: string, mark: "." | ","): string | undefined =>
  /^\d*$/.test(whole) ? whole : GROUPED_DIGITS[mark].test(whole) ? whole.replace(/\D/g, "") : undefined

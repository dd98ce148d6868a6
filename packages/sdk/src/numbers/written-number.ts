import { toAsciiDigits } from "../digits"

/** What a number may mean: with "." as its decimal mark, and with ",". Undefined where it cannot be read that way. */
export type Readings = { point?: number; comma?: number }

/** "₹", "Rs.", "INR" or "रु" before a number; "/-" or one of these after it. */
const CURRENCY_BEFORE = /^([+-]?)\s*(?:₹|rs\.?|inr|रु\.?|रू\.?)\s*/i
const CURRENCY_AFTER = /\s*(?:\/[-=]|₹|rs\.?|inr|रु\.?|रू\.?)$/i

/** Each reading of a text, whatever stands around the number: "₹1,23,456.50", "1.234,50", "1'234/-". Empty for no number. */
export const readingsOf = (text: string): Readings => {
  const bare = bareNumber(text)
  return { point: parseWith(bare, "."), comma: parseWith(bare, ",") }
}

/** With usual digits, blanks and apostrophes, and without its currency. */
const bareNumber = (text: string) =>
  toAsciiDigits(text)
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/^\u2212/, "-")
    .trim()
    .replace(CURRENCY_BEFORE, "$1")
    .replace(CURRENCY_AFTER, "")

const parseWith = (bare: string, mark: "." | ","): number | undefined => {
  const [, sign, whole, decimals] = PARTS[mark].exec(bare) ?? []
  if (whole === undefined || (whole === "" && !decimals)) return undefined
  const digits = ungroup(whole, mark)
  return digits === undefined ? undefined : Number(`${sign === "-" ? "-" : ""}${digits || "0"}.${decimals || "0"}`)
}

const PARTS = {
  ".": /^([+-]?)([\d, ']*)(?:\.(\d*))?$/,
  ",": /^([+-]?)([\d. ']*)(?:,(\d*))?$/,
}

/** Digits in threes, or as in India in twos before the last three; one grouping mark throughout, and no zero in front. */
const GROUPED = {
  ".": /^(?:[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*|[1-9]\d?([, '])(?:\d\d\2)+\d{3})$/,
  ",": /^(?:[1-9]\d{0,2}([. '])\d{3}(?:\1\d{3})*|[1-9]\d?([ '])(?:\d\d\2)+\d{3})$/,
}

const ungroup = (whole: string, mark: "." | ","): string | undefined =>
  /^\d*$/.test(whole) ? whole : GROUPED[mark].test(whole) ? whole.replace(/\D/g, "") : undefined

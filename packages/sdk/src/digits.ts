/** Zeros of other scripts: first Arabic, then Devanagari and the other scripts of India, then full-width digits. */
const ZERO_CODE_POINTS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0, 0xff10,
]

/** Returns `text` with the digits of these scripts replaced by 0 to 9: "९८७" becomes "987". */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZERO_CODE_POINTS.find((start) => point >= start && point < start + 10)
    return zero === undefined ? digit : String(point - zero)
  })

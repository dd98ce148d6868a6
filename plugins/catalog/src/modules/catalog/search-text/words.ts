const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** They join or part letters on the screen and say nothing: क्\u200dया. */
const INVISIBLE = /[\u200c\u200d]/g
const HINDI_DIGIT = /[०-९]/g
const DIGIT_ZERO = "०".charCodeAt(0)
/** "1kg" and "500 ml" are two words each; "A5" is one. */
const UNIT = /(\d)(?=(?:kgs?|gms?|g|ml|ltr|l|cm|mm|किलो|ग्राम|मिली|लीटर)(?![\p{L}\p{M}]))/gu

/** A text in lower case, digits as in English, each letter in one spelling. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(INVISIBLE, "")
    .replace(HINDI_DIGIT, (digit) => String(digit.charCodeAt(0) - DIGIT_ZERO))

/** The words of a text, of a product or typed. */
export const wordsIn = (text: string): string[] => plain(text).replace(UNIT, "$1 ").match(WORD) ?? []

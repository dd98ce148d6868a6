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

/** Words that say nothing of what is looked for, where there are others. */
const SAYS_NOTHING = new Set(
  "a an the of for and with in on to by ka ke ki ko se me mein aur liye wala wali wale का के की को से में और लिए वाला वाली वाले".split(
    " ",
  ),
)

/** Of these words those that say something of what is looked for; all of them when none does. */
export const tellingWords = (words: string[]): string[] => {
  const telling = words.filter((word) => !SAYS_NOTHING.has(word))
  return telling.length ? telling : words
}

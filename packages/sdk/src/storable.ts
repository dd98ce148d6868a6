/** What people see: not a blank, a joiner, a control character, a mark without a letter, or a filler that draws nothing. */
const SEEN = "[^\\p{Z}\\p{C}\\p{M}\\p{DI}\\u2800]"

/** What a line must not have: control characters, line breaks of every kind, halves of characters, and marks that turn the text after them around. */
const NOT_IN_A_LINE = "\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069"

/** A text of which people see something. */
export const VISIBLE_TEXT = new RegExp(SEEN, "u")

/**
 * One line of text, as a name is: empty, or with something that people see. Joiners stay allowed beside letters: Indian scripts
 * need them.
 */
export const STORABLE_LINE = new RegExp(`^(?:(?=[^]*${SEEN})[^${NOT_IN_A_LINE}]*)?$`, "u")

/** Text of several lines: NUL and halves of characters pass JSON but not the database. */
export const STORABLE_TEXT = /^[^\0\p{Cs}]*$/u

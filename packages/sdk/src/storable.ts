/**
 * Matches one visible character: not a blank, a joiner, a control character, a mark without a letter, or a filler that
 * draws nothing.
 */
const VISIBLE_CHARACTER = "[^\\p{Z}\\p{C}\\p{M}\\p{DI}\\u2800]"

/**
 * Characters that are not allowed in a line: control characters, line breaks of every kind, lone surrogates, and marks
 * that reverse the direction of the following text.
 */
const FORBIDDEN_IN_LINE = "\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069"

/** Matches text with at least one visible character. */
export const VISIBLE_TEXT = new RegExp(VISIBLE_CHARACTER, "u")

/**
 * Matches one line of text, such as a name: empty, or with a visible character. Joiners stay allowed beside letters:
 * Indian scripts need them.
 */
export const STORABLE_LINE = new RegExp(`^(?:(?=[^]*${VISIBLE_CHARACTER})[^${FORBIDDEN_IN_LINE}]*)?$`, "u")

/** Matches text of several lines. NUL and lone surrogates, which JSON allows, would fail in the database. */
export const STORABLE_TEXT = /^[^\0\p{Cs}]*$/u

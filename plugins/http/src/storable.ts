/** One line of text: without control characters and halves of characters. Joiners stay allowed: Indian scripts need them. */
export const STORABLE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

/** Text of several lines: NUL and halves of characters pass JSON but not the database. */
export const STORABLE_TEXT = /^[^\0\p{Cs}]*$/u

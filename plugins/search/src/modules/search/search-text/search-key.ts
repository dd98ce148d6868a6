import { plain } from "./words"

/** Blanks, and what is not seen. */
const BLANKS = /[\s\p{C}]+/gu

/** The one spelling of a search text: in small letters, with English digits and single blanks. */
export const searchKey = (typed: string): string => plain(typed).replace(BLANKS, " ").trim()

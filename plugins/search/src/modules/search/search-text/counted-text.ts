import { MAX_COUNTED_CHARACTERS } from "../../../contract/search-figures"
import { searchKey } from "./search-key"

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const MAIL_ADDRESS = /\S@\S/
/** Seven digits, whatever people write between them: numbers of telephones, cards and identity papers. */
const LONG_NUMBER = /(?:\p{Nd}[\s().+/-]*){7}/u

/**
 * A search text as it is counted, in its one spelling. Undefined for what is not counted: no letter or digit,
 * longer than what people call goods, or what looks like an e-mail address or the number of a person.
 */
export const countedText = (typed: string): string | undefined => {
  const text = searchKey(typed)
  if (text.length > MAX_COUNTED_CHARACTERS || !LETTER_OR_DIGIT.test(text)) return undefined
  return MAIL_ADDRESS.test(text) || LONG_NUMBER.test(text) ? undefined : text
}

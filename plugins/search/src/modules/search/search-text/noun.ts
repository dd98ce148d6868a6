import { mayNameProduct } from "./modifiers"
import { splitWords } from "./words"

/**
 * Separators before modifiers, which do not name the product: "Saree, Red", "Jar (Set of 6)", "Lamp with Shade", "Cover
 * for Phone".
 */
const SAYS_MORE = /[,(\u2013\u2014|:[]| - | (?:with|for|in|of|from|by) /iu

/** A T-shirt is no shirt, though its last word is. */
const ONE_WORD = /(?<![\p{L}\p{M}])(t|टी)[\s-]?(?=shirt|शर्ट)/giu

/**
 * The word of a product's name that says what it is: "Shapewear" of "Cotton Saree Shapewear, Free size", "Necklace" of
 * "Necklace Set". Empty when there is none.
 */
export const headNoun = (name: string): string => {
  const [first] = name.split(SAYS_MORE)
  const words = splitWords(first.replace(ONE_WORD, "$1")).filter((word) => !/\d/.test(word))
  return words.findLast(mayNameProduct) ?? words.at(-1) ?? ""
}

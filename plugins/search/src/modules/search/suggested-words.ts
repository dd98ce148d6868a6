import { FIT, type HalfTyped } from "./search-text/half-typed"
import { isDevanagari } from "./search-text/sound"
import { STOP_WORDS } from "./search-text/words"

const MAX_SUGGESTIONS = 4
/** A phrase with one word more than was typed is suggested when at least this many products have it. */
const MIN_PRODUCTS_OF_PHRASE = 2
/**
 * Factor for the fit of words in the other script. A fit is 2 at most, so all of these are smaller than `FIT.sound`,
 * the smallest fit of a word in the typed script.
 */
const OTHER_SCRIPT_FACTOR = 0.1

/** The words of a product's English and of its Hindi name. */
type NameWords = [english: string[], hindi: string[]]
/** A found product. `tier` is 0 when its name was found, higher when only its other texts were. */
type FoundProduct = { nameWords: NameWords; tier: number }
/**
 * A text to suggest. `fit` tells how well its completed word fits the half-typed one, by its sound or its letters: at
 * least `FIT.sound` for a word in the typed script, less for one in the other script. `count` is the number of products
 * with it in their name.
 */
type Phrase = { text: string; fit: number; count: number }

const PACKAGING_WORDS = new Set("set pack size pcs piece pieces kg gm ml ltr cm mm सेट पैक साइज़ सेमी".split(" "))

/** Returns whether a word of a name is useless as a suggestion: a stop word, a number or packaging. */
export const isNoiseWord = (word: string) => STOP_WORDS.has(word) || PACKAGING_WORDS.has(word) || /^\p{N}+$/u.test(word)

/**
 * Returns whole search texts, the best first, that complete the half-typed one with a word from the names of found
 * products. For "red sa" and the name "Red Cotton Saree" it suggests "red saree", and "red cotton saree" when several
 * products have "Cotton Saree" in their name: the typed words, then the completed word, alone or with its neighbour in
 * the name.
 */
export const searchCompletionsFromFoundProducts = (products: FoundProduct[], typed: HalfTyped): string[] => {
  const phrases = countPhrases(products, typed)
  // words in the other script are suggested only when no word in the typed script fits
  const inTypedScript = phrases.filter(({ fit }) => fit >= FIT.sound)
  const candidates = inTypedScript.length ? inTypedScript : phrases
  const typedText = [...typed.before, typed.last].join(" ")
  const typedLength = typed.before.length + 1
  return candidates
    .map((phrase) => ({ ...phrase, isLonger: phrase.text.split(" ").length > typedLength }))
    .filter(({ text }) => text !== typedText)
    .filter(({ count, isLonger }) => count >= MIN_PRODUCTS_OF_PHRASE || !isLonger)
    .sort((a, b) => b.fit - a.fit || b.count - a.count || Number(a.isLonger) - Number(b.isLonger))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text)
}

/** Returns the phrases from the names of all products found by name, each once. */
function countPhrases(products: FoundProduct[], typed: HalfTyped): Phrase[] {
  const phrases = new Map<string, Phrase>()
  for (const { nameWords } of products.filter(({ tier }) => tier === 0)) {
    for (const [text, fit] of findPhrases(nameWords, typed)) {
      const known = phrases.get(text)
      phrases.set(text, { text, count: (known?.count ?? 0) + 1, fit: Math.max(fit, known?.fit ?? 0) })
    }
  }
  return [...phrases.values()]
}

/**
 * Returns the phrases from the name of one product, each with its fit. The name in the typed script is taken when one
 * of its words fits, else the name in the other script.
 */
function findPhrases([english, hindi]: NameWords, { before, last, measureFit }: HalfTyped): Map<string, number> {
  const [wordsInTypedScript, wordsInOtherScript] = isDevanagari(last) ? [hindi, english] : [english, hindi]
  const hasFitInTypedScript = wordsInTypedScript.some(measureFit)
  const words = hasFitInTypedScript ? wordsInTypedScript : wordsInOtherScript
  const factor = hasFitInTypedScript ? 1 : OTHER_SCRIPT_FACTOR
  // undefined stands for the neighbour of the first or the last word
  const canSuggest = (word: string | undefined) => word && !isNoiseWord(word) && !before.includes(word)
  const phrases = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    const fit = measureFit(word) * factor
    if (fit === FIT.none) continue
    const [previous, next] = [words[index - 1], words[index + 1]]
    for (const phrase of [[word], [previous, word], [word, next]])
      if (phrase.every(canSuggest)) phrases.set([...before, ...phrase].join(" "), fit)
  }
  return phrases
}

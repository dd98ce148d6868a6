import type { HalfTyped } from "./search-text/half-typed"
import { isDevanagari } from "./search-text/sound"
import { STOP_WORDS } from "./search-text/words"

const MAX_SUGGESTIONS = 4
/** A phrase with one word more than was typed is suggested when at least this many products have it. */
const MIN_PRODUCTS_OF_PHRASE = 2
/** Weight of words in the script that was not typed: they rank below all words in the typed script. */
const OTHER_SCRIPT_WEIGHT = 0.1

/** A found product. `words` are those of its English and its Hindi name; `tier` 0 means that its name matched. */
type FoundProduct = { words: string[][]; tier: number }
/** `fit` is how well the completed word fits the half-typed one, `count` how many products have the phrase. */
type Phrase = { text: string; fit: number; count: number }

const PACKAGING_WORDS = new Set("set pack size pcs piece pieces kg gm ml ltr cm mm सेट पैक साइज़ सेमी".split(" "))

/** Returns whether a word of a name is useless as a suggestion: a stop word, a number or packaging. */
export const isNoiseWord = (word: string) => STOP_WORDS.has(word) || PACKAGING_WORDS.has(word) || /^\p{N}+$/u.test(word)

/**
 * Completes the last typed word with words of product names, alone or with the word before or after it in a name. Each
 * suggestion starts with the words typed before, so that it finds its product.
 */
export const suggestWords = (products: FoundProduct[], typed: HalfTyped): string[] => {
  const phrases = countPhrases(products, typed)
  const typedText = [...typed.before, typed.last].join(" ")
  const typedLength = typed.before.length + 1
  const bestFit = Math.max(0, ...phrases.map(({ fit }) => fit))
  return phrases
    .map((phrase) => ({ ...phrase, isLonger: phrase.text.split(" ").length > typedLength }))
    .filter(({ text }) => text !== typedText)
    .filter(({ count, isLonger }) => count >= MIN_PRODUCTS_OF_PHRASE || !isLonger)
    .filter(({ fit }) => fit >= 1 || bestFit < 1)
    .sort((a, b) => b.fit - a.fit || b.count - a.count || Number(a.isLonger) - Number(b.isLonger))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text)
}

/** Returns the phrases of all products found by name, each once. */
function countPhrases(products: FoundProduct[], typed: HalfTyped): Phrase[] {
  const counted = new Map<string, Phrase>()
  for (const { words } of products.filter(({ tier }) => tier === 0)) {
    for (const [text, fit] of productPhrases(words, typed)) {
      const known = counted.get(text)
      counted.set(text, { text, count: (known?.count ?? 0) + 1, fit: Math.max(fit, known?.fit ?? 0) })
    }
  }
  return [...counted.values()]
}

/** Returns the phrases of one product with their fit, from its name in the typed script or else in the other. */
function productPhrases(names: string[][], { before, last, fit: fitOf }: HalfTyped): Map<string, number> {
  const typedScriptFirst = isDevanagari(last) ? names.toReversed() : names
  const words = typedScriptFirst.find((name) => name.some(fitOf)) ?? []
  const weight = words === typedScriptFirst[0] ? 1 : OTHER_SCRIPT_WEIGHT
  const canSuggest = (word: string | undefined) => word && !isNoiseWord(word) && !before.includes(word)
  const phrases = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    const fit = before.includes(word) ? 0 : fitOf(word) * weight
    if (!fit) continue
    for (const phrase of [[word], [words[at - 1], word], [word, words[at + 1]]])
      if (phrase.every(canSuggest)) phrases.set([...before, ...phrase].join(" "), fit)
  }
  return phrases
}

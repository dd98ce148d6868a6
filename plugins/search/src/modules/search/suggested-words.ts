import type { HalfTyped } from "./search-text/half-typed"
import { isDevanagari } from "./search-text/sound"
import { STOP_WORDS } from "./search-text/words"

const MAX_WORDS = 4
/** Two words together are suggested when so many products have them; of fewer the products themselves are shown. */
const MANY = 2
/** A word in the script that was not typed is suggested where none is in the one that was. */
const OTHER_SCRIPT = 0.1

/** The words of its names, in English and in Hindi, and whether it was found by them. */
type Named = { words: string[][]; tier: number }

const PACKED = new Set("set pack size pcs piece pieces kg gm ml ltr cm mm सेट पैक साइज़ सेमी".split(" "))

/** Tells whether a word of a name is useless as a suggestion: a stop word, a number or packaging. */
export const isNoiseWord = (word: string) => STOP_WORDS.has(word) || PACKED.has(word) || /^\p{N}+$/u.test(word)

/**
 * Completes the half-typed word by the names of these products, also with the word before or after it where several
 * products share both. Each completion keeps the words typed before, so that it finds its product.
 */
export const suggestWords = (products: Named[], { before, last, fit: fitOf }: HalfTyped): string[] => {
  const found = new Map<string, { count: number; fit: number }>()
  for (const { words: inLanguages } of products.filter(({ tier }) => tier === 0)) {
    const inOrder = isDevanagari(last) ? inLanguages.toReversed() : inLanguages
    const words = inOrder.find((one) => one.some(fitOf)) ?? []
    const phrases = new Map<string, number>()
    for (const [i, word] of words.entries()) {
      const fit = before.includes(word) ? 0 : fitOf(word) * (words === inOrder[0] ? 1 : OTHER_SCRIPT)
      if (!fit) continue
      const phrase = (...parts: (string | undefined)[]) => {
        if (parts.every((part) => part && !isNoiseWord(part) && !before.includes(part)))
          phrases.set([...before, ...parts].join(" "), fit)
      }
      phrase(word)
      phrase(words[i - 1], word)
      phrase(word, words[i + 1])
    }
    for (const [phrase, fit] of phrases) {
      const known = found.get(phrase)
      found.set(phrase, { count: (known?.count ?? 0) + 1, fit: Math.max(fit, known?.fit ?? 0) })
    }
  }
  const typed = [...before, last].join(" ")
  const length = before.length + 1
  const best = Math.max(0, ...[...found.values()].map(({ fit }) => fit))
  return [...found]
    .map(([text, { count, fit }]) => ({ text, count, fit, isLonger: text.split(" ").length > length }))
    .filter(
      ({ text, count, fit, isLonger }) => text !== typed && (count >= MANY || !isLonger) && (fit >= 1 || best < 1),
    )
    .sort((a, b) => b.fit - a.fit || b.count - a.count || Number(a.isLonger) - Number(b.isLonger))
    .slice(0, MAX_WORDS)
    .map(({ text }) => text)
}

import type { ProductCard } from "@haat/catalog/contract"
import type { ProductList } from "../../../contract"
import { type Part, partsOf } from "./parts"
import { bestFit, FIT, type Fit, isSameWord, isSpellingVariant, likeness, partFitter, partGuesser } from "./reading"
import { isIndian } from "./sound"
import { findSynonyms, isKnownWord } from "./synonyms"
import { plain, splitWords } from "./words"

/** Visible texts of a found product, in the locale of the list. */
export type Found = Pick<ProductCard, "id" | "name" | "description"> & { category: { name: string } | null }
/** By the products' ids. */
export type Attributes = Record<string, { key: string; value: string }[]>

export type Explanation = Pick<ProductList, "read_as" | "did_you_mean" | "found_in">
export type FoundIn = ProductList["found_in"][string]

export const NOTHING_TO_EXPLAIN: Explanation = { read_as: null, did_you_mean: [], found_in: {} }

/** Guesses at least this similar, relative to the best guess, are suggested too. */
const NEARLY_AS_ALIKE = 0.7
const MAX_MEANT = 2
/** Parts that count less say for whom or how much, and need no explanation. */
const MIN_WEIGHT = 1

/** Says of what a search found how its words were read, and where they stand when a name does not have them. */
export const explain = (typed: string, found: Found[], attributes: Attributes): Explanation => {
  const parts = partsOf(typed).parts.map((part) => ({ ...part, fitIn: partFitter(part) }))
  const products = found.map((product) => withWords(product, attributes[product.id] ?? []))
  const readings = parts.map((part) => readingOf(part, products))
  const text = plain(typed)
  const read = readAs(text, parts, readings)
  return {
    read_as: read === text ? null : read,
    did_you_mean: readings.flatMap(({ others }, i) => others.map((other) => text.replace(parts[i].text, other))),
    found_in: Object.fromEntries(
      products.flatMap((product) => {
        const place = findMatchField(parts, product)
        return place ? [[product.id, place]] : []
      }),
    ),
  }
}

/**
 * The text as it was read: with its words as they are spelled, and where it is another language, what they mean: one
 * word in brackets behind it, several behind the text: "laal (red) saree", "lal chudiyan (red bangles)".
 */
const readAs = (text: string, parts: Part[], readings: Reading[]): string => {
  const spelled = parts.reduce((so, part, i) => so.replace(part.text, () => readings[i].shown), text)
  const meanings = readings.flatMap(({ meaning }) => meaning || [])
  if (meanings.length > 1) return `${spelled} (${readings.map(({ shown, meaning }) => meaning || shown).join(" ")})`
  return parts.reduce((so, { text: typed }, i) => {
    const { shown, meaning } = readings[i]
    return meaning ? so.replace(shown || typed, () => `${shown} (${meaning})`) : so
  }, spelled)
}

type Reading = { shown: string; meaning?: string; others: string[] }

type Readable = Part & { fitIn: (words: string[]) => Fit }

const withWords = ({ name, category, ...product }: Found, attributes: Attributes[string]) => {
  const fields = attributes.map(({ key, value }) => `${key}: ${value}`)
  return {
    ...product,
    category: category?.name ?? "",
    fields,
    named: splitWords(name),
    described: splitWords([category?.name, ...fields].join(" ")),
  }
}
type Product = ReturnType<typeof withWords>

/**
 * How to show what a part was read as, and what else it may mean. A misspelt word is shown as it is spelled; another
 * word or script for it stands beside it: "laal (red)". As it was typed where a product has it so, or where none has it
 * at all.
 */
const readingOf = (part: Readable, products: Product[]): Reading => {
  const { text } = part
  // for whom or how much needs no other word: "bachon" is no junior
  if (Number(part.weight) < MIN_WEIGHT && isKnown(text)) return { shown: text, others: [] }
  const fits = bestIn(products, part.fitIn)
  const { level } = bestFit(fits)
  if (level === FIT.typed || (level !== FIT.synonym && isMeantSo(text))) return { shown: text, others: [] }
  const guesses = level === FIT.none ? bestIn(products, partGuesser(part)) : []
  const close = level === FIT.none ? bestFit(guesses).level * NEARLY_AS_ALIKE : level
  const phrases = [...fits, ...guesses].filter((fit) => fit.phrase && fit.level >= close).map(({ phrase }) => phrase)
  if (!phrases.length) return { shown: text, others: [] }
  const timesOf = (phrase: string) => phrases.filter((one) => one === phrase).length
  const [most, ...more] = [...new Set(phrases)].sort((a, b) => timesOf(b) - timesOf(a))
  const [best] = [most, ...more]
    .filter((one) => isSameWord(one, most))
    .sort(
      (a, b) =>
        likeness(text, b) - likeness(text, a) || formsOf(phrases, b) - formsOf(phrases, a) || a.length - b.length,
    )
  const isOtherWord = isIndian(text) !== isIndian(best) || !isSpellingVariant(text, best)
  const others = more.filter((other, i) => [best, ...more.slice(0, i)].every((one) => !isSameWord(one, other)))
  return {
    ...(isOtherWord ? { shown: text, meaning: best } : { shown: best }),
    others: guesses.length ? others.slice(0, MAX_MEANT) : [],
  }
}

/** A known word is not misspelt, whatever sounds or looks like it. */
const isMeantSo = (text: string) => /^[a-z ]+$/.test(text) && text.split(" ").every(isKnownWord)

const isKnown = (text: string) => text.split(" ").every(isKnownWord) || findSynonyms(text.split(" ")).length > 0

/** How often a word is there, in any number: "saree" counts "sarees". */
const formsOf = (phrases: string[], word: string) => phrases.filter((phrase) => phrase.startsWith(word)).length

const bestIn = (products: Product[], fitIn: Readable["fitIn"]) =>
  products.map(({ named, described }) => bestFit([fitIn(named), fitIn(described)]))

/** Returns the field that holds the first weighty part missing from the name, or undefined. */
const findMatchField = (parts: Readable[], { named, category, fields, description }: Product): FoundIn | undefined => {
  for (const { weight, fitIn } of parts) {
    if (Number(weight) < MIN_WEIGHT || fitIn(named).level) continue
    const isIn = (text: string) => fitIn(splitWords(text)).level > FIT.none
    if (isIn(category)) return { field: "category", text: category }
    const attribute = fields.find(isIn)
    if (attribute) return { field: "attributes", text: attribute }
    if (isIn(description)) return { field: "description", text: excerptOf(description, isIn) }
  }
}

const AROUND = 4
const SPACE = /\s+/

/** Some words of a description around the first that fits, "… masala for everyday cooking …". */
const excerptOf = (description: string, isIn: (text: string) => boolean): string => {
  const words = description.split(SPACE)
  const at = words.findIndex(isIn)
  const [from, to] = [Math.max(0, at - AROUND), Math.max(0, at) + AROUND + 1]
  return [from > 0 && "…", ...words.slice(from, to), to < words.length && "…"].filter(Boolean).join(" ")
}

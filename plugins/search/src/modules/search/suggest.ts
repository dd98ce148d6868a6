import type { ProductCard } from "@haat/catalog/contract"
import { type Locale, localizedText } from "@haat/sdk/locale"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Suggest, Suggestions } from "../../contract"
import { type Candidate, type CategoryName, readCandidates, readCards } from "./queries/suggestions"
import { FIT, fitMeter, type HalfTyped, readHalfTyped } from "./search-text/half-typed"
import { readPriceWish } from "./search-text/price-wish"
import { splitWords } from "./search-text/words"
import { isNoiseWord, searchCompletionsFromFoundProducts } from "./suggested-words"

const MAX_CATEGORIES = 3
const MAX_PRODUCTS = 5
/** A category is suggested for its products when so large a part of those that were found is in it. */
const SHARE_OF_CATEGORY = 0.25

/** Completions of a half-typed search text: words of names that are on sale, categories and products. */
export const suggest = async (db: Knex, { q, locale }: Suggest): Promise<Suggestions> => {
  const { text, lowest, highest } = readPriceWish(q)
  const typed = readHalfTyped(text)
  if (!typed) return { words: [], categories: [], products: [] }
  const { candidates, categories } = await readCandidates(db, typed, { lowest, highest })
  const best = candidates
    .map((candidate) => ({ ...candidate, nameWords: nameWordsOf(candidate) }))
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, typed) }))
    .sort((a, b) => a.tier - b.tier || b.score - a.score || a.name.length - b.name.length || (a.id < b.id ? 1 : -1))
  const ids = best.slice(0, MAX_PRODUCTS).map(({ id }) => id)
  return {
    words: searchCompletionsFromFoundProducts(best, typed),
    categories: suggestCategories(categories, candidates, typed).map((category) => shownIn(locale, category)),
    products: ids.length ? (await readCards(db, ids, locale)).map(toSuggestion) : [],
  }
}

/** A candidate with the words of its English and of its Hindi name. */
type Named = Candidate & { nameWords: [english: string[], hindi: string[]] }

const nameWordsOf = ({ name, name_hi }: Candidate): Named["nameWords"] => [splitWords(name), splitWords(name_hi)]

/** Returns the rank of a product: higher for a name that fits better or at its first word, and for one in stock. */
const scoreOf = ({ nameWords, in_stock }: Named, { before, measureFit }: HalfTyped): number => {
  const scores = nameWords.map((words) => {
    const fits = words.map((word) => (isNoiseWord(word) ? FIT.none : measureFit(word)))
    const best = Math.max(FIT.none, ...fits)
    const known = before.filter((word) => words.includes(word)).length
    return 2 * best + (best && fits[0] === best ? 1 : 0) + known
  })
  return Math.max(...scores) + (in_stock ? 2 : 0)
}

/** Categories whose names fit every typed word, then those of many of the products found by name. */
const suggestCategories = (categories: CategoryName[], candidates: Candidate[], typed: HalfTyped): CategoryName[] => {
  const named = candidates.filter(({ tier }) => tier === 0)
  const fitMeters = [...typed.before.map(fitMeter), typed.measureFit]
  const scored = categories.map((category) => {
    const holds = named.filter(({ category_id }) => category_id === category.id).length
    const share = holds / Math.max(1, named.length)
    return { category, score: 10 * fitOfCategory(category, fitMeters) + (share >= SHARE_OF_CATEGORY ? share : 0) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CATEGORIES)
    .map(({ category }) => category)
}

const fitOfCategory = ({ name, name_hi }: CategoryName, fitMeters: HalfTyped["measureFit"][]): number => {
  const inLanguages = [name, name_hi ?? ""].map((text) => {
    const words = splitWords(text)
    return Math.min(...fitMeters.map((measureFit) => Math.max(FIT.none, ...words.map(measureFit))))
  })
  return Math.max(...inLanguages)
}

const shownIn = (locale: Locale, { id, name, name_hi, handle }: CategoryName): Suggestions["categories"][number] => {
  const { text, lang } = localizedText(locale, name, name_hi)
  return { id, name: text, ...(lang && { lang }), handle }
}

const toSuggestion = ({ id, name, price, images, langs }: ProductCard): Suggestions["products"][number] => ({
  id,
  name,
  ...(langs?.name && { lang: langs.name }),
  price,
  image: images[0] ?? null,
})

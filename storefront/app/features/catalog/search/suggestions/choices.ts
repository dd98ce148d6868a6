import type { Suggestions } from "@haat/search/contract"
import { SUGGESTIONS } from "./messages.ts"

type Product = Suggestions["products"][number]

/** One line to choose: what it says, where it leads, and what it searches for if it does. */
export type Choice = { text: string; to: string; lang?: string; search?: string; product?: Product }
export type ChoiceGroup = { label: string; choices: Choice[] }

const DEVANAGARI = /[\u0900-\u097f]/

const searchFor = (text: string): Choice => ({
  text,
  search: text,
  lang: DEVANAGARI.test(text) ? "hi" : "en",
  to: `/search?query=${encodeURIComponent(text)}`,
})

/** The lines of what the shop suggests; groups without any are left out. */
export const choicesOf = ({ words, categories, products }: Suggestions): ChoiceGroup[] =>
  [
    { label: SUGGESTIONS.words, choices: words.map(searchFor) },
    {
      label: SUGGESTIONS.categories,
      choices: categories.map(({ id, name, lang }) => ({ text: name, lang, to: `/category/${id}` })),
    },
    {
      label: SUGGESTIONS.products,
      choices: products.map((product) => ({
        text: product.name,
        lang: product.lang,
        to: `/product-info/${product.id}`,
        product,
      })),
    },
  ].filter(({ choices }) => choices.length)

/** The lines of the last searches. */
export const choicesOfRecent = (texts: readonly string[]): ChoiceGroup[] =>
  texts.length ? [{ label: SUGGESTIONS.recent, choices: texts.map(searchFor) }] : []

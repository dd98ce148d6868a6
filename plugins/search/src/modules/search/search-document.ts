import {
  cardIn,
  countryName,
  factsOf,
  type ProductCard,
  type ProductPage,
  type ProductToIndex,
  pageIn,
  type ReturnRule,
} from "@haat/catalog/contract"
import { productChoices } from "./choices"
import { headNoun } from "./search-text/noun"
import { startTerms } from "./search-text/prefixes"
import { consonantTerms, soundTerms } from "./search-text/sound"
import { splitWords } from "./search-text/words"
import { variantPriceFields } from "./variant-prices"

/** Index row of one product: searchable fields, and the card and page as they are sent. */
export type SearchDocument = {
  id: string
  handle: string
  name: string
  category: string | null
  /** In Hindi, empty when it is not written. */
  name_hi: string
  category_hi: string
  /** Head noun of the name, in both languages: "Saree" of "Red Cotton Saree, with blouse" (search-text/noun.ts). */
  noun: string
  /** "Colour Red Size M", the brand, SKUs and GTINs. */
  attributes: string
  description: string
  /**
   * How the words of each sound, in both languages (search-text/sound.ts). Not of the description: every list reads
   * these rows.
   */
  noun_sounds: string
  name_sounds: string
  category_sounds: string
  attributes_sounds: string
  /** How the words of the name begin, for what is half typed (search-text/starts.ts). */
  name_starts: string
  category_id: string | null
  category_handle: string | null
  /** The lowest of its variants. */
  price: number
  quantity: number
  active: boolean
  created_at: string
  /** The country of origin, its code and its English name. */
  origin?: string
  origin_name?: string
  /** Choice keys of the variants and the brand, one a line (`choices.ts`); then those in stock. */
  choices?: string
  choices_in_stock?: string
  /** Set when the variants differ in price (`variant-prices.ts`); in rupees. */
  highest_price?: number
  variant_prices?: string
  /** In English. */
  card: ProductCard
  /** Fields of the product page that the card lacks. */
  more: Pick<
    ProductPage,
    "sku" | "gtin" | "attributes" | "about" | "options" | "variants" | "size_chart" | "returns" | "facts"
  >
  /** Hindi overrides: `card` is merged into the card, `page` into the page. */
  hi: { card: Partial<ProductCard>; page: Partial<ProductPage> }
}

export const toSearchDocument = ({
  product,
  category_handle,
  skus,
  gtins,
  return_rule,
}: ProductToIndex): SearchDocument => {
  const { id, handle, name, name_hi, description, category, price, quantity, created_at, attributes, about, active } =
    product
  const card = cardIn("en", product)
  const hindi = cardIn("hi", product)
  const { options = [], variants, size_chart } = product
  const choices = options.flatMap(({ title, values }) => [title, ...values.map(({ value }) => value)]).join(" ")
  const facts = factsOf(product.facts, product.category_facts)
  const noun = [name, name_hi].map(headNoun).join(" ").trim()
  return {
    id,
    handle,
    name,
    category: category?.name ?? null,
    name_hi,
    category_hi: category?.name_hi ?? "",
    noun,
    attributes: [textOf(attributes), choices, facts.brand, skus, gtins].filter(Boolean).join(" "),
    description,
    noun_sounds: soundsIn(noun),
    name_sounds: soundsIn(name, name_hi),
    category_sounds: soundsIn(category?.name, category?.name_hi),
    attributes_sounds: soundsIn(textOf(attributes), textOf(product.attributes_hi), choices, facts.brand),
    name_starts: startTerms(splitWords(`${name} ${name_hi}`)).join(" "),
    category_id: category?.id ?? null,
    category_handle,
    price: card.from ?? price,
    quantity,
    active,
    created_at,
    ...(facts.origin && { origin: facts.origin, origin_name: countryName(facts.origin, "en") }),
    ...productChoices({ options, variants, facts, quantity }),
    ...(variants && variantPriceFields({ options, variants, facts })),
    card,
    more: {
      ...{ attributes, about },
      ...(product.sku && { sku: product.sku }),
      ...(product.gtin && { gtin: product.gtin }),
      ...(variants && { options, variants }),
      ...(size_chart && { size_chart }),
      ...shownRule(return_rule),
      ...(Object.keys(facts).length > 0 && { facts }),
    },
    hi: {
      card: changes(card, hindi),
      page: changes({ ...card, attributes, about, options, variants, size_chart, ...hindi }, pageIn("hi", product)),
    },
  }
}

/** As the page tells it: nothing of what cannot be sent back. */
const shownRule = (rule: ReturnRule | null): Pick<ProductPage, "returns"> => {
  if (!rule?.returnable) return {}
  const { days, paid_by, exchange_only } = rule
  return { returns: { days, paid_by, exchange_only } }
}

const textOf = (attributes: ProductPage["attributes"]) =>
  attributes.map(({ key, value }) => `${key} ${value}`).join(" ")

const soundsIn = (...texts: (string | undefined)[]) => {
  const words = [...new Set(splitWords(texts.join(" ")))]
  return [...new Set([...soundTerms(words), ...consonantTerms(words)])].join(" ")
}

/** The fields of `after` that are not the same in `before`. */
const changes = <T extends object>(before: T, after: T): Partial<T> => {
  const known = new Map<string, unknown>(Object.entries(before))
  const differs = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(known.get(field))
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<T>
}

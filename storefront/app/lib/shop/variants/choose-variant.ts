import type { ProductPage } from "@haat/catalog/contract"

/** A product that is to be had in several variants. */
export type VariantProduct = Required<Pick<ProductPage, "options" | "variants">>
export type Variant = VariantProduct["variants"][number]

/** A variant that a value leads to; its values alone when the page was sent without the others. */
type NextVariant = Variant | Pick<Variant, "values">

/**
 * In place of all variants but the chosen one: what can be chosen beside it. It keeps the page of a product with very
 * many small.
 */
export type VariantSummary = {
  /** For each option, for each of its values: the values of the variant it leads to, or why it leads nowhere. */
  to: (string[] | Unavailable)[][]
  /** True when a variant is sold out. */
  some_sold_out: boolean
  /** Rupees: the lowest and the highest price of all variants, of which there are `count`. */
  prices: [number, number]
  count: number
}

/** A product as a page is sent with it; with `beside`, `variants` is the chosen one alone. */
export type PageProduct = ProductPage & { beside?: VariantSummary }

/** Why a value cannot be chosen beside what is chosen before it. */
type Unavailable = "sold-out" | "not-made"

export type OptionValue = {
  value: string
  colour?: string
  /** The address of a picture, shown in place of the colour. */
  image?: string
  isChosen: boolean
  unavailable?: Unavailable
  /** The variant that this value leads to; undefined when there is none. */
  variant?: NextVariant
}
export type ProductOption = { title: string; values: OptionValue[] }

/** As it stands in an address: "Light Blue" is `light-blue`. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")

/** The query that names a variant: `size=m&colour=indigo`. */
export const queryOf = ({ options }: Pick<VariantProduct, "options">, { values }: NextVariant): string =>
  new URLSearchParams(options.map(({ title }, at) => [slug(title), slug(values[at])])).toString()

const isSold = ({ quantity }: Variant) => quantity > 0

/**
 * The variant that has most of these values, the earlier ones counting more; of equals one in stock, then the first.
 */
const closest = (variants: Variant[], values: (string | undefined)[]): Variant | undefined => {
  const scoreOf = (variant: Variant) =>
    2 * values.reduce((score, value, at) => 2 * score + Number(value === variant.values[at]), 0) +
    Number(isSold(variant))
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best && scoreOf(best) >= scoreOf(variant) ? best : variant),
    undefined,
  )
}

/**
 * The variant of a product that the address names (mails name it by `variant`), as far as that is there; otherwise the
 * first that can be bought.
 */
export function chosenVariant({ options, variants }: VariantProduct, query: URLSearchParams): Variant {
  const known = variants.find(({ id }) => id === query.get("variant"))
  if (known) return known
  const named = options.map(({ title, values }) => {
    const wanted = query.get(slug(title))
    return wanted === null ? undefined : values.find(({ value }) => slug(value) === slug(wanted))?.value
  })
  const first = variants.find(isSold) ?? variants[0]
  return (named.some(Boolean) && closest(variants, named)) || first
}

/** Every option with its values as they can be chosen now. */
export const listOptions = (
  { options, variants, beside }: VariantProduct & { beside?: VariantSummary },
  chosen: Variant,
): ProductOption[] =>
  options.map(({ title, values }, at) => ({
    title,
    values: values.map((one, nth) => ({
      ...one,
      isChosen: chosen.values[at] === one.value,
      ...(beside ? knownChoice(beside.to[at][nth]) : nextChoice(variants, chosen, at, one.value)),
    })),
  }))

type Choice = Pick<OptionValue, "variant" | "unavailable">

const knownChoice = (next: string[] | Unavailable): Choice =>
  typeof next === "string" ? { unavailable: next } : { variant: { values: next } }

/**
 * A value is there beside the choices of the options before it, so that each variant can be reached; those after it
 * follow as far as they can.
 */
function nextChoice(variants: Variant[], chosen: Variant, at: number, value: string): Choice {
  const wanted = chosen.values.map((other, i) => (i === at ? value : other))
  const made = variants.filter(({ values }) => wanted.slice(0, at + 1).every((one, i) => one === values[i]))
  const variant = closest(made.filter(isSold), wanted)
  return variant ? { variant } : { unavailable: made.length ? "sold-out" : "not-made" }
}

/** A page has all variants of a product with no more than these. */
export const MAX_IN_PAGE = 20

/**
 * A product as the page at this address is sent with it: with very many variants, without those that are not chosen.
 */
export function trimForSsr(product: ProductPage, query: URLSearchParams): PageProduct {
  const { options, variants } = product
  if (!options || !variants || variants.length <= MAX_IN_PAGE) return product
  const chosen = chosenVariant({ options, variants }, query)
  const to = listOptions({ options, variants }, chosen).map(({ values }) =>
    values.map(({ variant, unavailable }) => variant?.values ?? unavailable ?? "not-made"),
  )
  const beside = { to, some_sold_out: !variants.every(isSold), prices: priceRange(variants), count: variants.length }
  return { ...product, variants: [chosen], beside }
}

/** The lowest and the highest price in rupees. */
export function priceRange(variants: Variant[]): [number, number] {
  const prices = variants.map(({ price }) => price)
  return [Math.min(...prices), Math.max(...prices)]
}

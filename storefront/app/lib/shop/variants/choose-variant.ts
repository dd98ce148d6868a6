import type { ProductPage } from "@haat/catalog/contract"

/** A product with several variants. */
export type VariantProduct = Required<Pick<ProductPage, "options" | "variants">>
export type Variant = VariantProduct["variants"][number]

/** The variant that a value selects; only its values when the page has no other variants. */
type NextVariant = Variant | Pick<Variant, "values">

/**
 * Summary of the variants that a page omits, for the picker. It keeps the page of a product with very many variants
 * small.
 */
export type VariantSummary = {
  /** By option and value: the values of the variant that it selects, or why there is none. */
  targets: (string[] | Unavailable)[][]
  /** True when a variant is sold out. */
  some_sold_out: boolean
  /** Rupees: the lowest and the highest price of all variants, of which there are `count`. */
  prices: [number, number]
  count: number
}

/** A product as pages contain it; with `variant_summary`, `variants` has only the chosen variant. */
export type PageProduct = ProductPage & { variant_summary?: VariantSummary }

/** Why a value cannot be combined with the values chosen before it. */
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

/** Returns a text as addresses contain it: `light-blue` for "Light Blue". */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")

/** Returns the query that names a variant: `size=m&colour=indigo`. */
export const variantQuery = ({ options }: Pick<VariantProduct, "options">, { values }: NextVariant): string =>
  new URLSearchParams(options.map(({ title }, at) => [slug(title), slug(values[at])])).toString()

const isInStock = ({ quantity }: Variant) => quantity > 0

/**
 * Returns the variant with most of these values, where earlier values count more; ties go to one in stock, then the
 * first.
 */
const closest = (variants: Variant[], values: (string | undefined)[]): Variant | undefined => {
  const computeScore = (variant: Variant) =>
    2 * values.reduce((score, value, at) => 2 * score + Number(value === variant.values[at]), 0) +
    Number(isInStock(variant))
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best && computeScore(best) >= computeScore(variant) ? best : variant),
    undefined,
  )
}

/**
 * Returns the variant that the address names by its options, or by `variant` as mails do; otherwise the first in stock.
 */
export function chosenVariant({ options, variants }: VariantProduct, query: URLSearchParams): Variant {
  const known = variants.find(({ id }) => id === query.get("variant"))
  if (known) return known
  const named = options.map(({ title, values }) => {
    const wanted = query.get(slug(title))
    return wanted === null ? undefined : values.find(({ value }) => slug(value) === slug(wanted))?.value
  })
  const first = variants.find(isInStock) ?? variants[0]
  return (named.some(Boolean) && closest(variants, named)) || first
}

/** Lists every option with its values, and the variant that each selects now. */
export const listOptions = (
  { options, variants, variant_summary }: VariantProduct & { variant_summary?: VariantSummary },
  chosen: Variant,
): ProductOption[] =>
  options.map(({ title, values }, at) => ({
    title,
    values: values.map((one, nth) => ({
      ...one,
      isChosen: chosen.values[at] === one.value,
      ...(variant_summary
        ? summarizedChoice(variant_summary.targets[at][nth])
        : nextChoice(variants, chosen, at, one.value)),
    })),
  }))

type Choice = Pick<OptionValue, "variant" | "unavailable">

const summarizedChoice = (next: string[] | Unavailable): Choice =>
  typeof next === "string" ? { unavailable: next } : { variant: { values: next } }

/**
 * Finds the variant of a value: the options before it keep their values, so that each variant can be reached; the
 * options after it change as needed.
 */
function nextChoice(variants: Variant[], chosen: Variant, at: number, value: string): Choice {
  const wanted = chosen.values.map((other, i) => (i === at ? value : other))
  const made = variants.filter(({ values }) => wanted.slice(0, at + 1).every((one, i) => one === values[i]))
  const variant = closest(made.filter(isInStock), wanted)
  return variant ? { variant } : { unavailable: made.length ? "sold-out" : "not-made" }
}

/** Maximum of variants that a page contains; above it, the page has only the chosen one. */
export const MAX_IN_PAGE = 20

/**
 * Trims a product for server rendering: with more than MAX_IN_PAGE variants, only the one in the address remains.
 */
export function trimForSsr(product: ProductPage, query: URLSearchParams): PageProduct {
  const { options, variants } = product
  if (!options || !variants || variants.length <= MAX_IN_PAGE) return product
  const chosen = chosenVariant({ options, variants }, query)
  const targets = listOptions({ options, variants }, chosen).map(({ values }) =>
    values.map(({ variant, unavailable }) => variant?.values ?? unavailable ?? "not-made"),
  )
  const variant_summary = {
    targets,
    some_sold_out: !variants.every(isInStock),
    prices: priceRange(variants),
    count: variants.length,
  }
  return { ...product, variants: [chosen], variant_summary }
}

/** Returns the lowest and the highest price in rupees. */
export function priceRange(variants: Variant[]): [number, number] {
  const prices = variants.map(({ price }) => price)
  return [Math.min(...prices), Math.max(...prices)]
}

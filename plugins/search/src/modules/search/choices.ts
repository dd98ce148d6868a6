import { type Facts, MAX_OPTIONS, type ProductPage } from "@haat/catalog/contract"

/** "Light Blue" and "light blue" are one: `light-blue`. Has no space and no colon, which stand between names. */
const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || text.replace(/[\s:]+/g, "-")

/** Returns the key of an option: `size` for "Size". */
export const optionKey = nameOf
/** "Size: M" as `size:m`. */
export const choiceKey = (option: string, value: string) => `${nameOf(option)}:${nameOf(value)}`

/** How several choices of one variant are written, whatever their sequence: `colour:red size:m`. */
const combined = (choices: string[]) => choices.toSorted().join(" ")

/** Lists are filtered by the brand of a product as by a choice that all its variants have. */
export const BRAND = "Brand"

/** The choice that its brand is; none where nothing is said of it, or where variants themselves are chosen by brand. */
export const productBrand = (
  facts: Pick<Facts, "brand"> = {},
  options: { title: string }[] = [],
): string | undefined =>
  facts.brand && !options.some(({ title }) => nameOf(title) === nameOf(BRAND)) ? facts.brand : undefined

/** Limit of a product's options plus its brand. */
const MAX_CHOICES_OF_PRODUCT = MAX_OPTIONS + 1

/** Each combination of one value of every option; more options than a product has are of none. */
export const optionCombinations = (options: string[][]): string[] =>
  options.length > MAX_CHOICES_OF_PRODUCT
    ? []
    : options
        .reduce<string[][]>((sets, values) => sets.flatMap((set) => values.map((value) => [...set, value])), [[]])
        .map(combined)

/** Every part of a list, the empty one first. */
const partsOf = (all: string[]) =>
  all.reduce<string[][]>((parts, one) => [...parts, ...parts.map((part) => [...part, one])], [[]])

/**
 * Each choice that a variant has beside others that it has: `size:m`, and `colour:red size:m` for the size of what is
 * red.
 */
const besideOthers = (choices: string[]) =>
  partsOf(choices).flatMap((part) =>
    part.map((one) => [combined(part.filter((other) => other !== one)), one].join(" ").trim()),
  )

type Chosen = Pick<ProductPage, "options" | "variants" | "facts"> & { quantity: number }

/** Returns the choice keys of one variant. */
export const variantChoices = (values: string[], { options = [], facts }: Pick<Chosen, "options" | "facts">) => {
  const brand = productBrand(facts, options)
  return [
    ...values.map((value, at) => choiceKey(options[at].title, value)),
    ...(brand === undefined ? [] : [choiceKey(BRAND, brand)]),
  ]
}

/**
 * Returns the choices of a product's variants and of those in stock, as lines that the index stores as arrays. Empty
 * for a plain product without a brand.
 */
export const productChoices = (product: Chosen) => {
  const { variants = [{ values: [], quantity: product.quantity }] } = product
  const linesOf = (some: { values: string[] }[]) =>
    [...new Set(some.flatMap(({ values }) => besideOthers(variantChoices(values, product))))].sort().join("\n")
  const choices = linesOf(variants)
  return choices || product.variants
    ? { choices, choices_in_stock: linesOf(variants.filter(({ quantity }) => quantity > 0)) }
    : {}
}

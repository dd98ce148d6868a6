import { type Facts, MAX_OPTIONS, type ProductPage } from "@haat/catalog/contract"

/** "Light Blue" and "light blue" are one: `light-blue`. Has no space and no colon, which stand between names. */
const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || text.replace(/[\s:]+/g, "-")

/** Key of an option in a choice: "Size" as `size`. */
export const optionNameOf = nameOf
/** "Size: M" as `size:m`. */
export const choiceOf = (option: string, value: string) => `${nameOf(option)}:${nameOf(value)}`

/** How several choices of one variant are written, whatever their sequence: `colour:red size:m`. */
const combined = (choices: string[]) => choices.toSorted().join(" ")

/** Lists are filtered by the brand of a product as by a choice that all its variants have. */
export const BRAND = "Brand"

/** The choice that its brand is; none where nothing is said of it, or where variants themselves are chosen by brand. */
export const brandOf = (facts: Pick<Facts, "brand"> = {}, options: { title: string }[] = []): string | undefined =>
  facts.brand && !options.some(({ title }) => nameOf(title) === nameOf(BRAND)) ? facts.brand : undefined

/** Maximum of a product's options and its brand. */
const MAX_CHOICES_OF_PRODUCT = MAX_OPTIONS + 1

/** Each combination of one value of every option; more options than a product has are of none. */
export const combinationsOf = (options: string[][]): string[] =>
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

/** Returns the choices of one variant. */
export const choicesOfVariant = (values: string[], { options = [], facts }: Pick<Chosen, "options" | "facts">) => {
  const brand = brandOf(facts, options)
  return [
    ...values.map((value, at) => choiceOf(options[at].title, value)),
    ...(brand === undefined ? [] : [choiceOf(BRAND, brand)]),
  ]
}

/**
 * Returns the choices of a product's variants and of those in stock, as lines that the index stores as arrays. Empty
 * for a plain product without a brand.
 */
export const choicesOf = (product: Chosen) => {
  const { variants = [{ values: [], quantity: product.quantity }] } = product
  const linesOf = (some: { values: string[] }[]) =>
    [...new Set(some.flatMap(({ values }) => besideOthers(choicesOfVariant(values, product))))].sort().join("\n")
  const choices = linesOf(variants)
  return choices || product.variants
    ? { choices, choices_in_stock: linesOf(variants.filter(({ quantity }) => quantity > 0)) }
    : {}
}

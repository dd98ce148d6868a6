import type { ProductPage } from "@haat/catalog/contract"

/** A product that is to be had in several variants. */
export type Varied = Required<Pick<ProductPage, "options" | "variants">>
export type Variant = Varied["variants"][number]

/** Why a value cannot be chosen beside what is chosen before it. */
export type Unavailable = "sold-out" | "not-made"

export type ShownValue = {
  value: string
  colour?: string
  /** The address of a picture, shown in place of the colour. */
  image?: string
  isChosen: boolean
  unavailable?: Unavailable
  /** What is chosen with this value; undefined when it cannot be. */
  variant?: Variant
}
export type ShownOption = { title: string; values: ShownValue[] }

/** As it stands in an address: "Light Blue" is `light-blue`. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")

/** The query that names a variant: `size=m&colour=indigo`. */
export const queryOf = ({ options }: Varied, { values }: Variant): string =>
  new URLSearchParams(options.map(({ title }, at) => [slug(title), slug(values[at])])).toString()

const isSold = ({ quantity }: Variant) => quantity > 0

/** The variant that has most of these values, the earlier ones counting more; of equals one in stock, then the first. */
const closest = (variants: Variant[], values: (string | undefined)[]): Variant | undefined => {
  const scoreOf = (variant: Variant) =>
    2 * values.reduce((score, value, at) => 2 * score + Number(value === variant.values[at]), 0) +
    Number(isSold(variant))
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best && scoreOf(best) >= scoreOf(variant) ? best : variant),
    undefined,
  )
}

/** What the address names of a product (mails name it by `variant`), as far as that is there; otherwise the first that can be bought. */
export function chosenVariant({ options, variants }: Varied, query: URLSearchParams): Variant {
  const known = variants.find(({ id }) => id === query.get("variant"))
  if (known) return known
  const named = options.map(({ title, values }) => {
    const wanted = query.get(slug(title))
    return wanted === null ? undefined : values.find(({ value }) => slug(value) === slug(wanted))?.value
  })
  const first = variants.find(isSold) ?? variants[0]
  return (named.some(Boolean) && closest(variants, named)) || first
}

/**
 * Every option with its values as they can be chosen now. A value is there beside the choices of the options before it, so
 * that each variant can be reached; those after it follow as far as they can.
 */
export const optionsOf = ({ options, variants }: Varied, chosen: Variant): ShownOption[] =>
  options.map(({ title, values }, at) => {
    const besides = variants.filter((variant) =>
      variant.values.slice(0, at).every((value, i) => value === chosen.values[i]),
    )
    return {
      title,
      values: values.map(({ value, colour, image }) => {
        const made = besides.filter((variant) => variant.values[at] === value)
        const wanted = chosen.values.map((other, i) => (i === at ? value : other))
        const variant = closest(made.filter(isSold), wanted)
        return {
          value,
          colour,
          image,
          isChosen: chosen.values[at] === value,
          ...(variant ? { variant } : { unavailable: made.length ? "sold-out" : "not-made" }),
        }
      }),
    }
  })

import { MAX_OPTIONS, type ProductPage } from "../../contract"

/** "Light Blue" and "light blue" are one: `light-blue`. Has no space and no colon, which stand between names. */
const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || text.replace(/[\s:]+/g, "-")

/** What an option is called in a choice: "Size" as `size`. */
export const optionNameOf = nameOf
/** "Size: M" as `size:m`. */
export const choiceOf = (option: string, value: string) => `${nameOf(option)}:${nameOf(value)}`

/** How several choices of one variant are written, whatever their sequence: `colour:red size:m`. */
const combined = (choices: string[]) => choices.toSorted().join(" ")

/** Each combination of one value of every option; more options than a product has are of none. */
export const combinationsOf = (options: string[][]): string[] =>
  options.length > MAX_OPTIONS
    ? []
    : options
        .reduce<string[][]>((sets, values) => sets.flatMap((set) => values.map((value) => [...set, value])), [[]])
        .map(combined)

/** Every part of a list, the empty one first. */
const partsOf = (all: string[]) =>
  all.reduce<string[][]>((parts, one) => [...parts, ...parts.map((part) => [...part, one])], [[]])

/** Each choice that a variant has beside others that it has: `size:m`, and `colour:red size:m` for the size of what is red. */
const besideOthers = (choices: string[]) =>
  partsOf(choices).flatMap((part) =>
    part.map((one) => [combined(part.filter((other) => other !== one)), one].join(" ").trim()),
  )

/** What the variants of a product are chosen by, and what those in stock are; both as lines, which the index has as arrays. */
export const choicesOf = ({ options = [], variants = [] }: Pick<ProductPage, "options" | "variants">) => {
  const linesOf = (some: typeof variants) =>
    [
      ...new Set(
        some.flatMap(({ values }) => besideOthers(values.map((value, at) => choiceOf(options[at].title, value)))),
      ),
    ]
      .sort()
      .join("\n")
  return { choices: linesOf(variants), choices_in_stock: linesOf(variants.filter(({ quantity }) => quantity > 0)) }
}

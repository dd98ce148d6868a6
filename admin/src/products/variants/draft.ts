import type { ProductVariants, SaveVariants } from "@haat/catalog/contract"
import { toRupees } from "@haat/sdk/money"
import { readTypedNumbers } from "@haat/sdk/numbers/read-typed-numbers"

export type DraftOption = SaveVariants["options"][number]
export type DraftValue = DraftOption["values"][number]
/** Columns of the variant table, in order. */
export const COLUMNS = [
  "price",
  "quantity",
  "sku",
  "weight",
  "length",
  "breadth",
  "height",
  "mrp",
  "net",
  "gtin",
] as const
export type Column = (typeof COLUMNS)[number]
const NUMBERS = ["price", "quantity", "weight", "length", "breadth", "height"] as const

/**
 * A variant in the form. Every field is a text, as React Hook Form falls back to the default value for a missing one.
 * `mrp` is in rupees, `net` a text such as "250 g", `image` a picture's id; empty fields are those of the product.
 */
export type DraftRow = Record<Column | "image", string> & { variant_id?: string; values: string[]; active: boolean }
/** The variants in the form of a product. */
export type Draft = {
  options: DraftOption[]
  rows: DraftRow[]
  /** Combinations without a variant, by `combinationKey`. */
  excluded: string[]
}

export const combinationKey = (values: string[]) => JSON.stringify(values)

const numberText = (number: number | null | undefined) =>
  number === null || number === undefined || Number.isNaN(number) ? "" : String(number)

/** Leaves out options without values, which make no combinations. */
export const optionsWithValues = (options: DraftOption[]) => options.filter(({ values }) => values.length)

/** True when there are option values: price and stock then belong to the variants. */
export const hasVariants = ({ options }: Pick<Draft, "options">) => optionsWithValues(options).length > 0

/** Fills missing fields of an option value with empty texts. */
export const toValue = ({ value, colour = "", image = "" }: DraftValue): DraftValue => ({ value, colour, image })

export const allCombinations = (options: DraftOption[]): string[][] =>
  optionsWithValues(options).reduce<string[][]>(
    (combinations, { values }) => combinations.flatMap((one) => values.map(({ value }) => [...one, value])),
    [[]],
  )

export const EMPTY_ROW: DraftRow = {
  ...(Object.fromEntries(COLUMNS.map((column) => [column, ""])) as Record<Column, string>),
  values: [],
  quantity: "0",
  active: true,
  image: "",
}

const toRow = ({ id, mrp, net_quantity, net_unit, ...variant }: ProductVariants["variants"][number]): DraftRow => ({
  ...EMPTY_ROW,
  ...variant,
  ...(Object.fromEntries(NUMBERS.map((column) => [column, numberText(variant[column])])) as Record<
    (typeof NUMBERS)[number],
    string
  >),
  variant_id: id,
  mrp: numberText(mrp && toRupees(mrp)),
  net: `${numberText(net_quantity)} ${net_unit ?? ""}`.trim(),
})

export const toDraft = ({ options, variants }: Pick<ProductVariants, "options" | "variants">): Draft => {
  const made = new Set(variants.map(({ values }) => combinationKey(values)))
  return {
    options: options.map(({ title, values }) => ({ title, values: values.map(toValue) })),
    rows: variants.map(toRow),
    excluded: allCombinations(options)
      .map(combinationKey)
      .filter((key) => !made.has(key)),
  }
}

/** Copies the product's price and stock into the single row of a product without options. */
export const fillOwnPrice = (draft: Draft, { price, quantity }: Record<"price" | "quantity", number | null>): Draft =>
  hasVariants(draft)
    ? draft
    : {
        ...draft,
        rows: draft.rows.map((row) => ({ ...row, price: numberText(price), quantity: numberText(quantity) })),
      }

/** Clears price and stock of the single row, which the product's fields hold. */
export const clearOwnPrice = (draft: Draft): Draft =>
  hasVariants(draft) ? draft : { ...draft, rows: draft.rows.map((row) => ({ ...row, price: "", quantity: "" })) }

/** Price and stock of the first row, for the product's fields once no option is left. */
export const ownPrice = ({ rows: [{ price, quantity }] }: Draft) => {
  const [first, pieces] = [price, quantity].map((text) => readTypedNumbers([text])[0] ?? null)
  return { price: first, quantity: pieces }
}

/** True when `values` begin with `beginning`. */
export const hasPrefix = (values: string[], beginning: string[]) => beginning.every((value, at) => values[at] === value)

/**
 * Replaces the options and rebuilds the rows. Rows stay with their combination; a new option's first value takes over
 * the rows there were, a removed option leaves those of its first value. New combinations copy the first row's price.
 */
export function setOptions({ rows, excluded }: Draft, options: DraftOption[]): Draft {
  const used = new Set<DraftRow>()
  const filled = optionsWithValues(options)
  const made = allCombinations(options).filter((values) => !excluded.includes(combinationKey(values)))
  return {
    options,
    excluded,
    rows: made.map((values) => {
      const isFirst = (at: number) => filled[at].values[0].value === values[at]
      const known =
        rows.find((row) => combinationKey(row.values) === combinationKey(values)) ??
        rows.find(
          (row) => hasPrefix(values, row.values) && values.every((_, at) => at < row.values.length || isFirst(at)),
        ) ??
        rows.find((row) => hasPrefix(row.values, values))
      if (known && !used.has(known)) {
        used.add(known)
        return { ...known, values }
      }
      const { price, weight, length, breadth, height, mrp, net } = known ?? rows[0] ?? EMPTY_ROW
      return { ...EMPTY_ROW, values, price, weight, length, breadth, height, mrp, net }
    }),
  }
}

/** Renames an option value. Rows keep their data; `was` holds the name that the server knows. */
export function renameValue(draft: Draft, option: number, value: string, name: string): Draft {
  const at = optionsWithValues(draft.options).indexOf(draft.options[option])
  const renamed = (values: string[]) => values.map((one, nth) => (nth === at && one === value ? name : one))
  const renameEntry = (one: DraftValue) => (one.value === value ? { ...one, value: name, was: one.was ?? value } : one)
  return {
    ...draft,
    options: draft.options.map((one, nth) => (nth === option ? { ...one, values: one.values.map(renameEntry) } : one)),
    rows: draft.rows.map((row) => ({ ...row, values: renamed(row.values) })),
    excluded: draft.excluded.map((key) => combinationKey(renamed(JSON.parse(key)))),
  }
}

export const excludeCombination = (draft: Draft, values: string[]): Draft => ({
  ...draft,
  rows: draft.rows.filter((row) => combinationKey(row.values) !== combinationKey(values)),
  excluded: [...draft.excluded, combinationKey(values)],
})

export const restoreAllCombinations = (draft: Draft): Draft => setOptions({ ...draft, excluded: [] }, draft.options)

/** Returns the lines and cells of what was copied from a spreadsheet. */
export const toCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"))

/** Pastes spreadsheet cells into the rows, from this cell on; cells that do not fit are left out. */
export function paste(rows: DraftRow[], at: number, column: Column, text: string): DraftRow[] {
  const cells = toCells(text)
  const first = COLUMNS.indexOf(column)
  return rows.map((row, nth) => {
    const line = cells[nth - at] ?? []
    const pasted = line.slice(0, COLUMNS.length - first).map((cell, i) => [COLUMNS[first + i], cell.trim()])
    return { ...row, ...Object.fromEntries(pasted) }
  })
}

/** Copies the first row's cell into all rows. */
export const fillDown = (rows: DraftRow[], column: Column): DraftRow[] =>
  rows.map((row) => ({ ...row, [column]: rows[0][column] }))

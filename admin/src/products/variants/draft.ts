import type { ProductVariants, SaveVariants } from "@haat/catalog/contract"
import { toRupees } from "@haat/sdk/money"
import { readTypedNumbers } from "@haat/sdk/numbers/read-typed-numbers"

export type DraftOption = SaveVariants["options"][number]
export type DraftValue = DraftOption["values"][number]
/** Columns that can be typed, pasted and filled down, in their sequence. */
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
 * A variant as it is being typed. Each field of it has a text in the form, since React Hook Form would take the text
 * that was saved at the same place for a missing one. `mrp` is in rupees and `net` a text such as "250 g"; they are the
 * product's own where they are empty, as is `image`, the id of a picture.
 */
export type DraftRow = Record<Column | "image", string> & { variant_id?: string; values: string[]; active: boolean }
/** The variants in the form of a product. */
export type Draft = {
  options: DraftOption[]
  rows: DraftRow[]
  /** Combinations that are not made, by `combinationKey`. */
  excluded: string[]
}

export const combinationKey = (values: string[]) => JSON.stringify(values)

const textOf = (number: number | null | undefined) =>
  number === null || number === undefined || Number.isNaN(number) ? "" : String(number)

/** An option that has no value yet makes nothing. */
export const optionsWithValues = (options: DraftOption[]) => options.filter(({ values }) => values.length)

/** True when options have values, so that price and stock are those of the variants. */
export const hasVariants = ({ options }: Pick<Draft, "options">) => optionsWithValues(options).length > 0

/** A value of an option, with an empty text for what it does not have. */
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
  ...(Object.fromEntries(NUMBERS.map((column) => [column, textOf(variant[column])])) as Record<
    (typeof NUMBERS)[number],
    string
  >),
  variant_id: id,
  mrp: textOf(mrp && toRupees(mrp)),
  net: `${textOf(net_quantity)} ${net_unit ?? ""}`.trim(),
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

/** The draft of one kind with the price and the stock that the product's own fields have. */
export const fillOwnPrice = (draft: Draft, { price, quantity }: Record<"price" | "quantity", number | null>): Draft =>
  hasVariants(draft)
    ? draft
    : { ...draft, rows: draft.rows.map((row) => ({ ...row, price: textOf(price), quantity: textOf(quantity) })) }

/** The draft of one kind without them, while the product's own fields have them. */
export const clearOwnPrice = (draft: Draft): Draft =>
  hasVariants(draft) ? draft : { ...draft, rows: draft.rows.map((row) => ({ ...row, price: "", quantity: "" })) }

/** Price and stock of the first row, for the product's own fields once there is one kind. */
export const ownPrice = ({ rows: [{ price, quantity }] }: Draft) => {
  const [first, pieces] = [price, quantity].map((text) => readTypedNumbers([text])[0] ?? null)
  return { price: first, quantity: pieces }
}

/** True when a combination has these values first. */
export const starts = (values: string[], beginning: string[]) => beginning.every((value, at) => values[at] === value)

/**
 * The draft with other options: a row stays with its combination. A new option's first value takes the rows over that
 * were there without it; an option that goes leaves its first. A combination that is new costs what the first row does.
 */
export function withOptions({ rows, excluded }: Draft, options: DraftOption[]): Draft {
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
          (row) => starts(values, row.values) && values.every((_, at) => at < row.values.length || isFirst(at)),
        ) ??
        rows.find((row) => starts(row.values, values))
      if (known && !used.has(known)) {
        used.add(known)
        return { ...known, values }
      }
      const { price, weight, length, breadth, height, mrp, net } = known ?? rows[0] ?? EMPTY_ROW
      return { ...EMPTY_ROW, values, price, weight, length, breadth, height, mrp, net }
    }),
  }
}

/** The draft with a value called otherwise: its rows stay, and what it was called when it was read goes along. */
export function renameValue(draft: Draft, option: number, value: string, name: string): Draft {
  const at = optionsWithValues(draft.options).indexOf(draft.options[option])
  const renamed = (values: string[]) => values.map((one, nth) => (nth === at && one === value ? name : one))
  const called = (one: DraftValue) => (one.value === value ? { ...one, value: name, was: one.was ?? value } : one)
  return {
    ...draft,
    options: draft.options.map((one, nth) => (nth === option ? { ...one, values: one.values.map(called) } : one)),
    rows: draft.rows.map((row) => ({ ...row, values: renamed(row.values) })),
    excluded: draft.excluded.map((key) => combinationKey(renamed(JSON.parse(key)))),
  }
}

export const excludeCombination = (draft: Draft, values: string[]): Draft => ({
  ...draft,
  rows: draft.rows.filter((row) => combinationKey(row.values) !== combinationKey(values)),
  excluded: [...draft.excluded, combinationKey(values)],
})

export const restoreAllCombinations = (draft: Draft): Draft => withOptions({ ...draft, excluded: [] }, draft.options)

/** The rows with what was copied from a spreadsheet, from this cell on; what does not fit is left out. */
export function paste(rows: DraftRow[], at: number, column: Column, text: string): DraftRow[] {
  const cells = text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"))
  const first = COLUMNS.indexOf(column)
  return rows.map((row, nth) => {
    const line = cells[nth - at] ?? []
    const pasted = line.slice(0, COLUMNS.length - first).map((cell, i) => [COLUMNS[first + i], cell.trim()])
    return { ...row, ...Object.fromEntries(pasted) }
  })
}

/** The rows with the first one's cell in all of them. */
export const fillDown = (rows: DraftRow[], column: Column): DraftRow[] =>
  rows.map((row) => ({ ...row, [column]: rows[0][column] }))

import type { NetUnit, ProductVariants, SaveVariants } from "@haat/catalog/contract"
import { toRupees, typedPaise } from "@haat/sdk/money"
import { readTypedNumbers } from "@haat/sdk/numbers/read-typed-numbers"

export type DraftOption = SaveVariants["options"][number]
export type DraftValue = DraftOption["values"][number]
/** A variant as it is being typed. */
export type DraftRow = {
  id?: string
  values: string[]
  price: string
  quantity: string
  sku: string
  gtin: string
  weight: string
  length: string
  breadth: string
  height: string
  /** Rupees; the product's own where it is empty. */
  mrp: string
  /** text such as "250 g"; the product's own where it is empty */
  net: string
  active: boolean
  /** The id of its own picture. */
  image?: string
}
export type Draft = {
  options: DraftOption[]
  rows: DraftRow[]
  /** Combinations that are not made, by `keyOf`. */
  left_out: string[]
  /** time of the product's last change, as it was read */
  updated_at: string
}

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
/** Kilograms and centimetres, each the product's own where it is empty. */
const MEASURES = ["weight", "length", "breadth", "height"] as const
export type Column = (typeof COLUMNS)[number]

export const keyOf = (values: string[]) => JSON.stringify(values)

const textOf = (number: number | undefined) => (number === undefined ? "" : String(number))

/** An option that has no value yet makes nothing. */
const filledOf = (options: DraftOption[]) => options.filter(({ values }) => values.length)

const combinationsOf = (options: DraftOption[]): string[][] =>
  filledOf(options).reduce<string[][]>(
    (combinations, { values }) => combinations.flatMap((one) => values.map(({ value }) => [...one, value])),
    [[]],
  )

export const toDraft = ({ options, variants, updated_at }: ProductVariants): Draft => {
  const made = new Set(variants.map(({ values }) => keyOf(values)))
  return {
    ...{ options, updated_at },
    rows: variants.map(
      ({
        price,
        quantity,
        sku = "",
        gtin = "",
        weight,
        length,
        breadth,
        height,
        mrp,
        net_quantity,
        net_unit = "",
        ...variant
      }) => ({
        ...variant,
        ...{ price: textOf(price), quantity: textOf(quantity), sku, gtin, weight: textOf(weight) },
        ...{ length: textOf(length), breadth: textOf(breadth), height: textOf(height) },
        ...{ mrp: textOf(mrp && toRupees(mrp)), net: `${textOf(net_quantity)} ${net_unit}`.trim() },
      }),
    ),
    left_out: combinationsOf(options)
      .map(keyOf)
      .filter((key) => !made.has(key)),
  }
}

/** Numbers of a column by their texts; NaN for a text that is not a number, so that the contract reports it. */
const numbersIn = (rows: DraftRow[], textOf: (row: DraftRow) => string) => {
  const numbers = readTypedNumbers(rows.map(textOf))
  return new Map(rows.map((row, at) => [row, numbers[at] ?? Number.NaN]))
}

const numberColumns = (rows: DraftRow[]) => {
  const columns = new Map(
    (["price", "quantity", "mrp", ...MEASURES] as const).map((name) => [name, numbersIn(rows, (row) => row[name])]),
  )
  const nets = numbersIn(rows, ({ net }) => splitNet(net).quantity)
  return {
    numberOf: (row: DraftRow, name: "price" | "quantity" | "mrp" | (typeof MEASURES)[number]) =>
      columns.get(name)?.get(row) ?? Number.NaN,
    netOf: (row: DraftRow) => nets.get(row) ?? Number.NaN,
  }
}

/**
 * Builds the request. The stock of a variant is included only where it was changed, since pieces may be sold meanwhile.
 */
export const toSave = ({ options, rows, updated_at }: Draft, before?: Draft): SaveVariants => {
  const { numberOf, netOf } = numberColumns(rows)
  return {
    ...{ options, updated_at },
    variants: rows.map((draft) => {
      const { id, values, quantity, sku, gtin, active, image, mrp, net } = draft
      return {
        ...{ id, values, active, price: numberOf(draft, "price") },
        ...(!before?.rows.some((row) => row.id === id && row.quantity === quantity) && {
          quantity: numberOf(draft, "quantity"),
        }),
        ...(sku.trim() && { sku }),
        ...(gtin.trim() && { gtin }),
        ...Object.fromEntries(
          MEASURES.filter((name) => draft[name].trim()).map((name) => [name, numberOf(draft, name)]),
        ),
        ...(image && { image }),
        ...(mrp.trim() && { mrp: typedPaise(numberOf(draft, "mrp")) }),
        // a unit that is none is for the contract to reject
        ...(values.length && net.trim() && { net_quantity: netOf(draft), net_unit: splitNet(net).unit as NetUnit }),
      }
    }),
  }
}

/** "250 g" is 250 in g. */
const splitNet = (text: string) => {
  const [, quantity, unit] = /^\s*([\d.,']*)(.*)$/.exec(text) ?? []
  return { quantity: quantity ?? "", unit: (unit ?? "").trim().toLowerCase() }
}

const starts = (values: string[], beginning: string[]) => beginning.every((value, at) => values[at] === value)

/**
 * The draft with other options: a row stays with its combination. A new option's first value takes the rows over that
 * were there without it; an option that goes leaves its first. A combination that is new costs what the first row does.
 */
export function withOptions({ rows, left_out, updated_at }: Draft, options: DraftOption[]): Draft {
  const used = new Set<DraftRow>()
  const filled = filledOf(options)
  const made = combinationsOf(options).filter((values) => !left_out.includes(keyOf(values)))
  return {
    ...{ options, left_out, updated_at },
    rows: made.map((values) => {
      const isFirst = (at: number) => filled[at].values[0].value === values[at]
      const known =
        rows.find((row) => keyOf(row.values) === keyOf(values)) ??
        rows.find(
          (row) => starts(values, row.values) && values.every((_, at) => at < row.values.length || isFirst(at)),
        ) ??
        rows.find((row) => starts(row.values, values))
      if (known && !used.has(known)) {
        used.add(known)
        return { ...known, values }
      }
      const {
        price = "",
        weight = "",
        length = "",
        breadth = "",
        height = "",
        mrp = "",
        net = "",
      } = known ?? rows[0] ?? {}
      return {
        values,
        price,
        weight,
        length,
        breadth,
        height,
        mrp,
        net,
        quantity: "0",
        sku: "",
        gtin: "",
        active: true,
      }
    }),
  }
}

/** The draft with a value called otherwise: its rows stay, and what it was called when it was read goes along. */
export function renameValue(draft: Draft, option: DraftOption, value: string, name: string): Draft {
  const at = filledOf(draft.options).indexOf(option)
  const renamed = (values: string[]) => values.map((one, nth) => (nth === at && one === value ? name : one))
  const called = (one: DraftValue) => (one.value === value ? { ...one, value: name, was: one.was ?? value } : one)
  return {
    ...draft,
    options: draft.options.map((one) => (one === option ? { ...one, values: one.values.map(called) } : one)),
    rows: draft.rows.map((row) => ({ ...row, values: renamed(row.values) })),
    left_out: draft.left_out.map((key) => keyOf(renamed(JSON.parse(key)))),
  }
}

/** The draft without one combination. */
export const leaveOut = (draft: Draft, values: string[]): Draft => ({
  ...draft,
  rows: draft.rows.filter((row) => row.values !== values),
  left_out: [...draft.left_out, keyOf(values)],
})

/** The draft with all combinations again. */
export const takeAll = (draft: Draft): Draft => withOptions({ ...draft, left_out: [] }, draft.options)

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

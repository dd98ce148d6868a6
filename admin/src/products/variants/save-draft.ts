import type { NetUnit, SaveVariants } from "@haat/catalog/contract"
import { toFractionalPaise } from "@haat/sdk/money"
import { readTypedNumbers } from "@haat/sdk/numbers/read-typed-numbers"
import type { Column, Draft, DraftRow } from "./draft"

/** Measures in kilograms and centimetres; empty ones are those of the product. */
const MEASURES = ["weight", "length", "breadth", "height"] as const
const NUMBERS: Column[] = ["price", "quantity", "mrp", "net", ...MEASURES]

/** Parses a column; NaN for an invalid text, so that the contract rejects it. */
const parseNumbers = (rows: DraftRow[], column: Column) =>
  readTypedNumbers(rows.map((row) => (column === "net" ? splitNet(row.net).quantity : row[column]))).map(
    (number) => number ?? Number.NaN,
  )

/** Builds the request with existing pictures, and with stock only where it was edited: pieces may be sold meanwhile. */
export const toSaveRequest = (
  { options, rows }: Draft,
  before?: Draft,
  hasPicture: (id: string) => boolean = () => true,
): SaveVariants => {
  const columns = new Map(NUMBERS.map((column) => [column, parseNumbers(rows, column)]))
  const picture = (image = "") => image && hasPicture(image) && { image }
  return {
    options: options.map(({ title, values }) => ({
      title,
      values: values.map(({ value, was, colour, image }) => ({
        value,
        ...(was && { was }),
        ...(colour && { colour }),
        ...picture(image),
      })),
    })),
    variants: rows.map((draft, at) => {
      const getNumber = (column: Column) => columns.get(column)?.[at] ?? Number.NaN
      const { variant_id: id, values, quantity, sku, gtin, active, image, mrp, net } = draft
      return {
        id,
        values,
        active,
        price: getNumber("price"),
        ...(!before?.rows.some((row) => row.variant_id === id && row.quantity === quantity) && {
          quantity: getNumber("quantity"),
        }),
        ...(sku.trim() && { sku }),
        ...(gtin.trim() && { gtin }),
        ...Object.fromEntries(MEASURES.filter((name) => draft[name].trim()).map((name) => [name, getNumber(name)])),
        ...picture(image),
        ...(mrp.trim() && { mrp: toFractionalPaise(getNumber("mrp")) }),
        // The contract rejects an unknown unit.
        ...(values.length && net.trim() && { net_quantity: getNumber("net"), net_unit: splitNet(net).unit as NetUnit }),
      }
    }),
  }
}

/** Splits "250 g" into quantity and unit. */
const splitNet = (text: string) => {
  const [, quantity, unit] = /^\s*([\d.,']*)(.*)$/.exec(text) ?? []
  return { quantity: quantity ?? "", unit: (unit ?? "").trim().toLowerCase() }
}

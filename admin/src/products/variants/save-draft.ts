import type { NetUnit, SaveVariants } from "@haat/catalog/contract"
import { toFractionalPaise } from "@haat/sdk/money"
import { readTypedNumbers } from "@haat/sdk/numbers/read-typed-numbers"
import type { Draft, DraftRow } from "./draft"

/** Measures in kilograms and centimetres; empty ones are those of the product. */
const MEASURES = ["weight", "length", "breadth", "height"] as const

/** Parses a column; NaN for an invalid text, so that the contract rejects it. */
const parseNumbers = (rows: DraftRow[], getText: (row: DraftRow) => string) => {
  const numbers = readTypedNumbers(rows.map(getText))
  return new Map(rows.map((row, at) => [row, numbers[at] ?? Number.NaN]))
}

const parseColumns = (rows: DraftRow[]) => {
  const columns = new Map(
    (["price", "quantity", "mrp", ...MEASURES] as const).map((name) => [name, parseNumbers(rows, (row) => row[name])]),
  )
  const nets = parseNumbers(rows, ({ net }) => splitNet(net).quantity)
  return {
    getNumber: (row: DraftRow, name: "price" | "quantity" | "mrp" | (typeof MEASURES)[number]) =>
      columns.get(name)?.get(row) ?? Number.NaN,
    getNetQuantity: (row: DraftRow) => nets.get(row) ?? Number.NaN,
  }
}

/** Builds the request with existing pictures, and with stock only where it was edited: pieces may be sold meanwhile. */
export const toSaveRequest = (
  { options, rows }: Draft,
  before?: Draft,
  hasPicture: (id: string) => boolean = () => true,
): SaveVariants => {
  const { getNumber, getNetQuantity } = parseColumns(rows)
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
    variants: rows.map((draft) => {
      const { variant_id: id, values, quantity, sku, gtin, active, image, mrp, net } = draft
      return {
        id,
        values,
        active,
        price: getNumber(draft, "price"),
        ...(!before?.rows.some((row) => row.variant_id === id && row.quantity === quantity) && {
          quantity: getNumber(draft, "quantity"),
        }),
        ...(sku.trim() && { sku }),
        ...(gtin.trim() && { gtin }),
        ...Object.fromEntries(
          MEASURES.filter((name) => draft[name].trim()).map((name) => [name, getNumber(draft, name)]),
        ),
        ...picture(image),
        ...(mrp.trim() && { mrp: toFractionalPaise(getNumber(draft, "mrp")) }),
        // The contract rejects an unknown unit.
        ...(values.length &&
          net.trim() && { net_quantity: getNetQuantity(draft), net_unit: splitNet(net).unit as NetUnit }),
      }
    }),
  }
}

/** Splits "250 g" into quantity and unit. */
const splitNet = (text: string) => {
  const [, quantity, unit] = /^\s*([\d.,']*)(.*)$/.exec(text) ?? []
  return { quantity: quantity ?? "", unit: (unit ?? "").trim().toLowerCase() }
}

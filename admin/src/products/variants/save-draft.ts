import type { NetUnit, SaveVariants } from "@haat/catalog/contract"
import { toFractionalPaise } from "@haat/sdk/money"
import { readTypedNumbers } from "@haat/sdk/numbers/read-typed-numbers"
import type { Draft, DraftRow } from "./draft"

/** Kilograms and centimetres, each the product's own where it is empty. */
const MEASURES = ["weight", "length", "breadth", "height"] as const

/** Numbers of a column by their texts; NaN for a text that is not a number, so that the contract reports it. */
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

/**
 * Builds the request. The stock of a variant is included only where it was changed, since pieces may be sold meanwhile,
 * and a picture only as long as the product has it.
 */
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
        // a unit that is none is for the contract to reject
        ...(values.length &&
          net.trim() && { net_quantity: getNetQuantity(draft), net_unit: splitNet(net).unit as NetUnit }),
      }
    }),
  }
}

/** "250 g" is 250 in g. */
const splitNet = (text: string) => {
  const [, quantity, unit] = /^\s*([\d.,']*)(.*)$/.exec(text) ?? []
  return { quantity: quantity ?? "", unit: (unit ?? "").trim().toLowerCase() }
}

import { shareOut } from "@haat/sdk/share-out"
import type { DocumentLine } from "../contract"
import type { ChargedPart, DocumentOrder } from "../queries/order-on-paper"
import { pickTaxed, sliceLine } from "./part-of-line"

type Charged = Pick<DocumentOrder, "delivery" | "taxed_charges" | "charges">
type Named = { name: string; name_hi?: string }

const DELIVERY: Named = { name: "" }

/**
 * Returns the delivery lines by tax rate, then the lines of the charges. Charges that are taxed like the delivery are
 * cut out of its stored parts by value: the lines of a part add up to it, tax by tax. Each registration of an order has
 * parts of its own; a charge with a tax of its own has one.
 */
export function toDeliveryLines({ delivery, taxed_charges, charges }: Charged): DocumentLine[] {
  const ends = delivery.map(({ paid_paise }) => paid_paise)
  const cut = charges
    .filter(({ tax }) => tax === "delivery")
    .toReversed()
    .map((charge) => ({ charge, slices: cutOff(ends, charge.paise) }))
    .toReversed()
  const linesOf = (slices: Slice[], named: Named) =>
    delivery.flatMap((part, nth) => {
      const { from, to } = slices[nth]
      return part.is_here && from < to ? [toLine(sliceLine(part, part.paid_paise, from, to), named)] : []
    })
  return [
    ...linesOf(
      ends.map((to) => ({ from: 0, to })),
      DELIVERY,
    ),
    ...cut.flatMap(({ charge, slices }) => linesOf(slices, charge)),
    ...taxed_charges.flatMap(({ charge_id, ...part }) =>
      part.is_here ? [toLine(part, charges.find(({ id }) => id === charge_id) ?? { name: charge_id })] : [],
    ),
  ]
}

type Slice = { from: number; to: number }

/** Cuts an amount off the ends of parts, by what is left of each. */
function cutOff(ends: number[], paise: number): Slice[] {
  const left = ends.reduce((sum, end) => sum + end, 0)
  return shareOut(Math.min(paise, left), ends).map((share, nth) => {
    const to = ends[nth]
    ends[nth] -= share
    return { from: ends[nth], to }
  })
}

const toLine = (part: Omit<ChargedPart, "is_here">, { name, name_hi }: Named): DocumentLine => ({
  line_id: null,
  name,
  name_hi: name_hi ?? null,
  unit: "",
  quantity: 1,
  price_paise: part.paid_paise,
  discount_paise: 0,
  ...pickTaxed(part),
})

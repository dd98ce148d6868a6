import { toPaise, toRupees } from "@haat/sdk/money"
import type { CartOffers } from "./contract"

const addRupees = (one: number, other: number) => toRupees(toPaise(one) + toPaise(other))

/** Adds up discounts on the same cart. */
export const addOffers = (one: CartOffers, other: CartOffers): CartOffers => ({
  lines: one.lines.map((adjustments, at) => [...adjustments, ...other.lines[at]]),
  delivery: [...one.delivery, ...other.delivery],
  item_discount: addRupees(one.item_discount, other.item_discount),
  delivery_discount: addRupees(one.delivery_discount, other.delivery_discount),
  uses: [...one.uses, ...other.uses],
  shown: {
    applied: [...one.shown.applied, ...other.shown.applied],
    rejected: [...one.shown.rejected, ...other.shown.rejected],
    hints: [...one.shown.hints, ...other.shown.hints],
  },
})

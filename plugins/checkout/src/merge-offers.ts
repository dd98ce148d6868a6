import { toPaise, toRupees } from "@haat/sdk/money"
import type { CartOffers } from "./contract"

const addRupees = (left: number, right: number) => toRupees(toPaise(left) + toPaise(right))

/** Adds up discounts on the same cart. */
export const mergeOffers = (left: CartOffers, right: CartOffers): CartOffers => ({
  lines: left.lines.map((adjustments, at) => [...adjustments, ...right.lines[at]]),
  delivery: [...left.delivery, ...right.delivery],
  item_discount: addRupees(left.item_discount, right.item_discount),
  delivery_discount: addRupees(left.delivery_discount, right.delivery_discount),
  uses: [...left.uses, ...right.uses],
  shown: {
    applied: [...left.shown.applied, ...right.shown.applied],
    rejected: [...left.shown.rejected, ...right.shown.rejected],
    hints: [...left.shown.hints, ...right.shown.hints],
  },
})

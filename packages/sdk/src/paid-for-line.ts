import { toPaise } from "./money"

/**
 * Amount paid for a line of the view `order_line`, in paise. Refunds and returns use only this amount.
 * @param line price of one piece and discount of the whole line in rupees
 */
export const paidForLine = ({ price, quantity, discount }: { price: number; quantity: number; discount: number }) =>
  toPaise(price) * quantity - toPaise(discount)

/**
 * Share of a line's price for `pieces` more pieces, in paise, after `before` others. The shares of all `quantity`
 * pieces add up to exactly `paid_paise`, whatever the split.
 */
export function paidPaiseForPieces(
  line: { paid_paise: number; quantity: number },
  before: number,
  pieces: number,
): number {
  const upTo = (count: number) => Math.floor((line.paid_paise * count) / line.quantity)
  return upTo(before + pieces) - upTo(before)
}

import { toPaise } from "./money"

/**
 * Returns the paise paid for a line of the view `order_line`. Refunds and returns use only this amount.
 * @param line price of one piece and discount of the whole line in rupees
 */
export const paidForLine = ({ price, quantity, discount }: { price: number; quantity: number; discount: number }) =>
  toPaise(price) * quantity - toPaise(discount)

/**
 * Returns the paise paid for `pieces` pieces of a line, when `before` pieces were counted already. The shares of all
 * `quantity` pieces add up to exactly `paid_paise`, however they are split.
 */
export function paidPaiseForPieces(
  line: { paid_paise: number; quantity: number },
  before: number,
  pieces: number,
): number {
  const paidForFirst = (count: number) => Math.floor((line.paid_paise * count) / line.quantity)
  return paidForFirst(before + pieces) - paidForFirst(before)
}

import { toPaise } from "./money"

/**
 * What was paid for a line of the view `order_line`, in paise. Refunds and returns go by this alone.
 * @param line price of one piece and discount of the whole line in rupees
 */
export const paidForLine = ({ price, quantity, discount }: { price: number; quantity: number; discount: number }) =>
  toPaise(price) * quantity - toPaise(discount)

/**
 * What `pieces` more of a line come to, in paise, after `before` others. In whichever parts it is done, all `quantity`
 * pieces come to `paid_paise`, to the paisa.
 */
export function shareOfPieces(line: { paid_paise: number; quantity: number }, before: number, pieces: number): number {
  const upTo = (count: number) => Math.floor((line.paid_paise * count) / line.quantity)
  return upTo(before + pieces) - upTo(before)
}

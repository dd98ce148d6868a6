/** What of an order can be refunded. All amounts in whole paise. */
export type Refundable = {
  captured_paise: number
  left_paise: number
  /** of it the way it was paid; what store credit paid goes back as store credit alone */
  source_left_paise: number
  lines: RefundableLine[]
  delivery_paise: number
}

export type RefundableLine = {
  line_id: string
  name: string
  /** pieces that were bought, and those of them that were refunded */
  quantity: number
  refunded: number
  /** for all its pieces, after discount */
  paid_paise: number
}

/**
 * What was paid for a line of the view `order_line`, in paise. Refunds by line go by this alone.
 * @param line price of one piece and discount of the whole line in rupees
 */
export const paidForLine = ({ price, quantity, discount }: { price: number; quantity: number; discount: number }) =>
  Math.round(price * 100) * quantity - Math.round(discount * 100)

/**
 * What `pieces` more of a line come to, after those that were refunded. In whichever parts a line is refunded, all its
 * pieces come to what was paid for it, to the paisa.
 */
export function amountOfPieces({ paid_paise, quantity, refunded }: RefundableLine, pieces: number): number {
  const shareOf = (count: number) => Math.floor((paid_paise * count) / quantity)
  return shareOf(refunded + pieces) - shareOf(refunded)
}

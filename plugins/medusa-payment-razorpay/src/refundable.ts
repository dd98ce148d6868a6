import { shareOfPieces } from "@haat/http/paid-for-line"

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

/** What `pieces` more of a line come to, after those that were refunded. */
export const amountOfPieces = ({ refunded, ...line }: RefundableLine, pieces: number): number =>
  shareOfPieces(line, refunded, pieces)

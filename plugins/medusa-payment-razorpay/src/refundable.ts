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
  /** pieces that were bought, and those of them that were refunded, with how much */
  quantity: number
  refunded: number
  refunded_paise: number
  /** for all its pieces, after discount */
  paid_paise: number
}

/** What `pieces` more of a line come to, after those that were refunded. */
export const amountOfPieces = (
  { refunded, ...line }: Pick<RefundableLine, "refunded" | "paid_paise" | "quantity">,
  pieces: number,
): number => shareOfPieces(line, refunded, pieces)

/** What of goods that have come back can be refunded. All amounts in whole paise. */
export type RefundableReturn = {
  order_id: string
  /** of the whole order */
  left_paise: number
  source_left_paise: number
  lines: ReturnedLine[]
  /** what of the way back's cost was not taken off yet; null where the shop pays it, or the shopper has paid it */
  way_back_paise: number | null
  /** it was paid in cash: what goes back is transferred by hand */
  in_cash: boolean
}

export type ReturnedLine = {
  line_id: string
  name: string
  /** that have come back and are of no refund, and what was paid for them */
  pieces: number
  worth_paise: number
  /** what can be refunded: of these, and of others that were refunded in part */
  left_paise: number
}

/** Pieces of a line that came back with a return, and what its refunds have said of them. */
export type CameBack = {
  line_id: string
  pieces: number
  refunded: number
  refunded_paise: number
  worth_paise: number
}

/** What of a line can be refunded for a return: never more than what was paid for the line and is not refunded. */
export function returnedLine(line: RefundableLine, came: CameBack): ReturnedLine {
  const pieces = Math.max(0, Math.min(came.pieces - came.refunded, line.quantity - line.refunded))
  const worth_paise = amountOfPieces(line, pieces)
  const left = came.worth_paise - came.refunded_paise + worth_paise
  return {
    ...{ line_id: line.line_id, name: line.name, pieces, worth_paise },
    left_paise: Math.max(0, Math.min(left, line.paid_paise - line.refunded_paise)),
  }
}

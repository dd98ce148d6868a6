import { paidPaiseForPieces } from "@haat/sdk/paid-for-line"

/** A payment that holds money of an order: its own, or one of an order that it replaces. */
export type RefundSource = {
  payment_id: string
  /** set for a payment in cash, whose refund is transferred by hand */
  in_cash: boolean
  left_paise: number
}

/** Remaining amounts of an order. All amounts in whole paise. */
export type RefundableSums = {
  left_paise: number
  /** part that can go back the way it was paid; credit that no payment stands behind goes back only as store credit */
  source_left_paise: number
  /** payments that a refund goes back to, the oldest first */
  sources: RefundSource[]
  /** amount that the buyers' banks hold of these payments or have taken back: it is not refunded a second time */
  disputed_paise: number
}

/** Refundable part of an order. All amounts in whole paise. */
export type Refundable = RefundableSums & {
  captured_paise: number
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

/** Price of `pieces` more of a line, after those that were refunded. */
export const amountOfPieces = (
  { refunded, ...line }: Pick<RefundableLine, "refunded" | "paid_paise" | "quantity">,
  pieces: number,
): number => paidPaiseForPieces(line, refunded, pieces)

/** Refundable part of returned goods; the remaining amounts are of the whole order. All amounts in whole paise. */
export type RefundableReturn = RefundableSums & {
  order_id: string
  lines: ReturnedLine[]
  /**
   * part of the way back's charge that was not deducted yet; null where the shop pays it, or the shopper has paid it
   */
  way_back_paise: number | null
  /** it was paid in cash: what goes back is transferred by hand */
  in_cash: boolean
}

export type ReturnedLine = {
  line_id: string
  name: string
  /** pieces that have come back and are of no refund, and their paid price */
  pieces: number
  worth_paise: number
  /** refundable amount: of these, and of others that were refunded in part */
  left_paise: number
}

/** Payments that an amount in paise goes back to, the oldest first. */
export function sourcesOf(paise: number, sources: RefundSource[]): RefundSource[] {
  let rest = paise
  return sources.filter(({ left_paise }) => {
    const isNeeded = rest > 0
    rest -= left_paise
    return isNeeded
  })
}

/**
 * Amounts of which no more is left than `left_paise` in all, the first ones first: where an amount was refunded that
 * was of no piece, the pieces no longer come to what was paid for them.
 */
export function capToTotal(amounts: number[], left_paise: number): number[] {
  let left = left_paise
  return amounts.map((amount) => {
    const within = Math.max(0, Math.min(amount, left))
    left -= within
    return within
  })
}

/** Pieces of a line that came back with a return, and what its refunds have said of them. */
export type ReceivedLine = {
  line_id: string
  pieces: number
  refunded: number
  refunded_paise: number
  worth_paise: number
}

/** Refundable part of a line for a return: never more than was paid for the line and is not refunded. */
export function toRefundableLine(line: RefundableLine, came: ReceivedLine): ReturnedLine {
  const pieces = Math.max(0, Math.min(came.pieces - came.refunded, line.quantity - line.refunded))
  const worth_paise = amountOfPieces(line, pieces)
  const left = came.worth_paise - came.refunded_paise + worth_paise
  return {
    line_id: line.line_id,
    name: line.name,
    pieces,
    worth_paise,
    left_paise: Math.max(0, Math.min(left, line.paid_paise - line.refunded_paise)),
  }
}

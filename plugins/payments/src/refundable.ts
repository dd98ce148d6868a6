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
  /** part that can go back to its payments; store credit without a payment can only become store credit again */
  source_left_paise: number
  /** payments that a refund goes back to, the oldest first */
  sources: RefundSource[]
  /** amount that disputes hold or have taken of these payments: it is not refunded again */
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
  /** ordered pieces, refunded pieces, and the amount refunded for them */
  quantity: number
  refunded: number
  refunded_paise: number
  /** paid for all pieces, after discount */
  paid_paise: number
}

/** Returns the paid paise of the next `pieces` of a line, after the refunded ones. */
export const amountOfPieces = (
  { refunded, ...line }: Pick<RefundableLine, "refunded" | "paid_paise" | "quantity">,
  pieces: number,
): number => paidPaiseForPieces(line, refunded, pieces)

/** Refundable part of returned goods; the remaining amounts are of the whole order. All amounts in whole paise. */
export type RefundableReturn = RefundableSums & {
  order_id: string
  lines: ReturnedLine[]
  /**
   * return shipping that was not deducted yet; null when the shop pays it or the shopper has paid it
   */
  way_back_paise: number | null
  /** paid in cash, so that staff transfer the refund */
  in_cash: boolean
}

export type ReturnedLine = {
  line_id: string
  name: string
  /** received pieces without a refund, and their paid price */
  pieces: number
  worth_paise: number
  /** refundable amount of these pieces and of partly refunded ones */
  left_paise: number
}

/** Returns the payments that a refund of `paise` goes back to, the oldest first. */
export function sourcesOf(paise: number, sources: RefundSource[]): RefundSource[] {
  let rest = paise
  return sources.filter(({ left_paise }) => {
    const isNeeded = rest > 0
    rest -= left_paise
    return isNeeded
  })
}

/**
 * Reduces amounts, the last ones first, so that their sum is at most `left_paise`: an earlier refund without a line
 * item leaves less than the lines cost.
 */
export function capToTotal(amounts: number[], left_paise: number): number[] {
  let left = left_paise
  return amounts.map((amount) => {
    const within = Math.max(0, Math.min(amount, left))
    left -= within
    return within
  })
}

/** Received pieces of a line of a return, and its refunds so far. */
export type ReceivedLine = {
  line_id: string
  pieces: number
  refunded: number
  refunded_paise: number
  worth_paise: number
}

/** Returns the refundable part of a returned line: at most its paid price less its refunds. */
export function toRefundableLine(line: RefundableLine, received: ReceivedLine): ReturnedLine {
  const pieces = Math.max(0, Math.min(received.pieces - received.refunded, line.quantity - line.refunded))
  const worth_paise = amountOfPieces(line, pieces)
  const left = received.worth_paise - received.refunded_paise + worth_paise
  return {
    line_id: line.line_id,
    name: line.name,
    pieces,
    worth_paise,
    left_paise: Math.max(0, Math.min(left, line.paid_paise - line.refunded_paise)),
  }
}

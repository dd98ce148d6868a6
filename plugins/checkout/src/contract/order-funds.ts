import type { Transaction } from "@haat/sdk/server/database"

/** Key of the module that keeps the ledger of payments and refunds. It implements `OrderFunds`. */
export const ORDER_FUNDS = "razorpay"

/** Remaining money of an order, in paise. */
export type RemainingFunds = {
  /** amount that is not refunded; null when nothing was paid */
  left_paise: number | null
  /** amount that the buyers' banks dispute */
  disputed_paise: number
  /** number of pieces refunded or exchanged, by the id of their line; lines without any are left out */
  refunded: Record<string, number>
}

/** Reads the money of orders. In a transaction that locks the order, the result cannot change. */
export type OrderFunds = {
  readRemainingFunds(db: Transaction, order_id: string): Promise<RemainingFunds>
  /** Amount of an order's store credit that becomes store credit again when the order is cancelled, in paise. */
  sumReturnableCredit(db: Transaction, order_id: string): Promise<number>
}

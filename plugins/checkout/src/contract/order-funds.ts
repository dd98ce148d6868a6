import type { Transaction } from "@haat/sdk/server/database"

/** Hook: the key of the module that keeps the ledger of payments and refunds. It fills `OrderFunds`. */
export const ORDER_FUNDS = "razorpay"

/** What is left of an order's money, in paise. */
export type LeftFunds = {
  /** what is not refunded; null when nothing was paid */
  left_paise: number | null
  /** what the buyers' banks dispute of it */
  disputed_paise: number
  /** how many pieces were refunded or exchanged, by the id of their line; lines without any are left out */
  refunded: Record<string, number>
}

/** Reads the money of orders. In a transaction that holds the order, what is read stays. */
export type OrderFunds = {
  readLeftFunds(db: Transaction, order_id: string): Promise<LeftFunds>
  /** What an order holds of store credit, which is store credit again when the order is cancelled; in paise. */
  sumCreditToReturn(db: Transaction, order_id: string): Promise<number>
}

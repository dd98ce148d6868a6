/** In the words of the provider; the first two are not decided. */
export const DISPUTE_STATES = ["open", "under_review", "won", "lost", "closed"] as const
export const DISPUTE_PHASES = ["fraud", "retrieval", "chargeback", "pre_arbitration", "arbitration"] as const

/** What the buyer's bank disputes of a payment; `amount` in rupees. */
export type LedgerDispute = {
  status: (typeof DISPUTE_STATES)[number]
  phase: (typeof DISPUTE_PHASES)[number]
  amount: number
  /** until when the shop has to answer at the provider */
  respond_by: string | null
  reason_code: string | null
}

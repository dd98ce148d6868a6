import type { OrderPlan } from "@haat/checkout/contract"
import type { HttpError } from "@haat/sdk/server/http-error"
import type { LedgerState } from "../../contract"

/** A row of the ledger. */
export type LedgerEntry = {
  id: string
  razorpay_order_id: string
  payment_session_id: string
  payment_collection_id: string
  cart_id: string
  customer_id: string
  /** in paise */
  amount: number
  plan: OrderPlan
  state: LedgerState
  razorpay_payment_id: string | null
  order_id: string | null
  reason: string | null
  /** code and params of the reason; null when the reason is the provider's text */
  reason_error: Pick<HttpError, "code" | "params"> | null
  exception: string | null
  attempts: number
  captured_at: Date | null
  /** when the refund was decided */
  refunding_at: Date | null
  refunded_at: Date | null
  /** amount that the provider has refunded of `razorpay_payment_id`, including its dashboard; in paise */
  refunded_amount: number
  asked_at: Date | null
  /** next check, as text with microseconds, to detect concurrent changes */
  next_attempt_at: string | null
  created_at: Date
  updated_at: Date
}

export type NewEntry = Pick<
  LedgerEntry,
  "razorpay_order_id" | "payment_session_id" | "payment_collection_id" | "cart_id" | "customer_id" | "amount" | "plan"
>

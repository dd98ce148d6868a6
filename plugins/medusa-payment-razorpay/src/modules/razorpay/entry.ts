import type { PrepaidPlan } from "@haat/checkout/contract"
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
  plan: PrepaidPlan
  state: LedgerState
  razorpay_payment_id: string | null
  order_id: string | null
  reason: string | null
  exception: string | null
  attempts: number
  captured_at: Date | null
  asked_at: Date | null
  next_attempt_at: Date | null
  created_at: Date
  updated_at: Date
}

export type NewEntry = Pick<
  LedgerEntry,
  "razorpay_order_id" | "payment_session_id" | "payment_collection_id" | "cart_id" | "customer_id" | "amount" | "plan"
>

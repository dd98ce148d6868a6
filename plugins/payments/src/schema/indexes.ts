import { index } from "@haat/sdk/server/schema/declare"

/** Finds refunds that name their order, which differs from the payment's or was refunded by the provider itself. */
export const REFUND_OF_ORDER = index(
  "haat_refund_of_order",
  "refund",
  "((metadata ->> 'order_id')) where deleted_at is null and metadata ->> 'order_id' is not null",
)

const ledgerIndex = (name: string, columns: string, condition = "deleted_at is null") =>
  index(name, "razorpay_payment", `(${columns}) where ${condition}`)

/** Indexes for sorting, searching and counting the owner's list of payments. */
export const LEDGER_INDEXES = [
  ledgerIndex("haat_payment_newest", "created_at, id"),
  ledgerIndex("haat_payment_updated", "updated_at, id"),
  ledgerIndex("haat_payment_state", "state, created_at, id"),
  ledgerIndex("haat_payment_amount", "amount, id"),
  ledgerIndex(
    "haat_razorpay_payment_attention",
    "created_at desc, id desc",
    "deleted_at is null and exception is not null",
  ),
]

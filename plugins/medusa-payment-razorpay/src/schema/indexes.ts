import { index } from "@haat/sdk/server/schema/declare"

const NOT_DELETED = "where deleted_at is null"

/** What the owner's list of payments is sorted and filtered by, and what the overview counts. */
export const PAYMENT_INDEXES = [
  index("haat_payment_newest", "razorpay_payment", `(created_at, id) ${NOT_DELETED}`),
  index("haat_payment_updated", "razorpay_payment", `(updated_at, id) ${NOT_DELETED}`),
  index("haat_payment_state", "razorpay_payment", `(state, created_at, id) ${NOT_DELETED}`),
  index("haat_payment_amount", "razorpay_payment", `(amount, id) ${NOT_DELETED}`),
  index(
    "haat_razorpay_payment_attention",
    "razorpay_payment",
    `(created_at desc, id desc) ${NOT_DELETED} and exception is not null`,
  ),
]

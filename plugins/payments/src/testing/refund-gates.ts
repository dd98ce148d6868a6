import type { Gates } from "@haat/testing/gates"

/**
 * Steps at which a refund can be stopped. Our rows are named by the form that requested them, Medusa's by payment and
 * order.
 */
export const REFUND_STEPS = {
  "the refund is written down": ["payment_refund", "new.request_id is not null", "new.request_id"],
  "the provider's response is written down": [
    "payment_refund",
    "new.provider_refund_id is not null",
    "new.request_id || '!'",
  ],
  "Medusa has the refund": ["refund", "true", "new.payment_id"],
  "its collection sums it up": ["payment_collection", "new.refunded_amount > 0", "new.id"],
  "its order has it": ["order_transaction", "new.amount < 0", "new.order_id"],
} as const satisfies Gates
export type RefundStep = keyof typeof REFUND_STEPS

export type Ordered = { order_id: string; payment_id: string; payment_collection_id: string; request_id: string }

const KEYS: Record<RefundStep, (ordered: Ordered) => string> = {
  "the refund is written down": ({ request_id }) => request_id,
  "the provider's response is written down": ({ request_id }) => `${request_id}!`,
  "Medusa has the refund": ({ payment_id }) => payment_id,
  "its collection sums it up": ({ payment_collection_id }) => payment_collection_id,
  "its order has it": ({ order_id }) => order_id,
}

/** The key of the row that this refund writes at that step. */
export const refundKeyOf = (step: RefundStep, ordered: Ordered) => KEYS[step](ordered)

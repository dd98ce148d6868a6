import { createHash } from "node:crypto"
import type { Gates } from "@haat/testing/gates"

/**
 * The steps between charge and order at which a payment can be stopped: the statement that writes this table, for this
 * row. Nothing of the shop knows of it; the test's own triggers wait for a lock that the test holds.
 */
export const STEPS = {
  "the money is written down": ["razorpay_payment", "new.state = 'captured'", "new.id"],
  "the stock is held": ["reservation_item", "true", "new.line_item_id"],
  "the order is written": ["order", "true", "new.id"],
  "Medusa records the payment": ["payment", "true", "new.payment_session_id"],
  "order and payment are linked": ["order_payment_collection", "true", "new.payment_collection_id"],
  "the cart is closed": ["cart", "new.completed_at is not null", "new.id"],
  "the ledger learns of the order": ["razorpay_payment", "new.state = 'ordered'", "new.id || '!'"],
} as const satisfies Gates
export type Step = keyof typeof STEPS

type Ledger = { id: string; cart_id: string; payment_session_id: string; payment_collection_id: string }

/** The name of this payment's row at that step. */
export const keyOf = (step: Step, { id, cart_id, ...payment }: Ledger, variant_id: string): string => {
  const item = createHash("sha256").update(`${cart_id} ${variant_id}`).digest("hex").slice(0, 26)
  const keys: Record<Step, string> = {
    "the money is written down": id,
    "the stock is held": `ordli_${item}`,
    "the order is written": cart_id.replace("cart_", "order_"),
    "Medusa records the payment": payment.payment_session_id,
    "order and payment are linked": payment.payment_collection_id,
    "the cart is closed": cart_id,
    "the ledger learns of the order": `${id}!`,
  }
  return keys[step]
}

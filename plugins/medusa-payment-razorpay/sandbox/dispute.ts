import { type Dispute, newId, type Payment, seconds } from "./entities"
import type { Shop } from "./shop"

const THREE_DAYS = 3 * 24 * 60 * 60

/** The event that reports a dispute in this state. */
const EVENTS: Record<Dispute["status"], string> = {
  open: "created",
  under_review: "under_review",
  won: "won",
  lost: "lost",
  closed: "closed",
}

/**
 * Opens a dispute of a payment, or moves the one there is on, and tells the shop. Once it is lost its amount is
 * deducted.
 */
export function dispute(shop: Shop, payment: Payment, changes: Partial<Dispute>): Dispute {
  const known = [...shop.disputes.values()].find(({ payment_id }) => payment_id === payment.id)
  const now: Dispute = {
    ...(known ?? {
      id: newId("disp"),
      entity: "dispute",
      payment_id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      amount_deducted: 0,
      reason_code: "goods_or_services_not_received",
      respond_by: seconds() + THREE_DAYS,
      status: "open",
      phase: "chargeback",
      created_at: seconds(),
    }),
    ...changes,
  }
  if (now.status === "lost") now.amount_deducted = now.amount
  shop.disputes.set(now.id, now)
  shop.webhooks.tell(
    [{ event: `payment.dispute.${EVENTS[now.status]}`, payment, dispute: now }],
    shop.scenario.webhooks,
  )
  return now
}

import type { Order, OrderRefund } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { formatDay } from "../../lib/format/date.ts"
import { ORDERS } from "./messages.ts"

/** Refunds of an order with their dates and parts; nothing without any. */
export function OrderRefunds({ refunds }: Pick<Order, "refunds">) {
  if (!refunds?.length) return null
  return (
    <section className="sm:col-span-2">
      <h3 className="font-semibold">{ORDERS.refunds}</h3>
      <ul aria-label={ORDERS.refunds} className="mt-2 space-y-3">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <p className="font-medium tabular-nums">{refundSentence(refund)}</p>
            {refund.parts && <p className="text-ink-soft">{refund.parts.map(refundPartLabel).join(", ")}</p>}
            {refund.reason && <p className="text-ink-soft wrap-anywhere">{refund.reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function refundPartLabel({ name, quantity, way_back }: NonNullable<OrderRefund["parts"]>[number]) {
  if (way_back) return ORDERS.refundLessWayBack
  if (!name) return ORDERS.refundOfDelivery
  return quantity ? `${quantity} × ${name}` : name
}

/** Progress and method of a refund. */
export const refundSentence = ({
  state,
  amount,
  method,
  processed_at,
}: Omit<OrderRefund, "id" | "reason" | "parts">) =>
  state === "pending" || !processed_at
    ? ORDERS.refundPending(money(amount))
    : ORDERS.refundedBy[method](money(amount), formatDay(processed_at))

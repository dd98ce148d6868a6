import type { FollowedOrder } from "@haat/freight/contract"
import { deliveryDays } from "../../lib/format/delivery-days.ts"
import { ORDERS } from "./messages.ts"
import { OrderParcels } from "./order-parcels.tsx"
import { OrderSteps } from "./order-steps.tsx"

/** Where an order is, for whoever has the link of the mail. */
export function FollowScreen({ order }: { order: FollowedOrder }) {
  const { display_id, status, fulfillment_status, estimated_delivery_days, parcels } = order
  const waits = status !== "canceled" && !parcels.length && estimated_delivery_days !== "N/A"
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl font-semibold">{ORDERS.orderNumber(display_id)}</h1>
      <div className="mt-6 grid gap-6 rounded-lg border border-line bg-surface p-4 text-sm sm:grid-cols-2 sm:p-5">
        <OrderSteps order={{ id: "followed", status, fulfillment_status }} />
        {waits && <p className="sm:col-span-2">{ORDERS.expectedIn(deliveryDays(estimated_delivery_days))}</p>}
        <OrderParcels parcels={parcels} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{ORDERS.followPrivacy}</p>
    </div>
  )
}

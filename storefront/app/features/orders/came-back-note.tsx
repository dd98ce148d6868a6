import type { Order } from "@haat/checkout/contract"
import { Link } from "react-router-dom"
import { formatDay } from "../../lib/format/date.ts"
import { ORDERS } from "./messages.ts"

/** Tells that a parcel came back and what can be done now; renders nothing otherwise. */
export function CameBackNote({ order }: { order: Pick<Order, "came_back_at" | "payment_status" | "cancellable"> }) {
  if (!order.came_back_at) return null
  const ifPaid = order.payment_status === "Paid" ? ORDERS.cameBackRefund : ORDERS.cameBackCancel
  const money = order.cancellable ? ifPaid : ORDERS.cameBackWrite
  return (
    <section className="rounded-md bg-sunken p-4 sm:col-span-2">
      <p className="font-semibold">{ORDERS.cameBackOn(formatDay(order.came_back_at))}</p>
      <p className="mt-1">
        {ORDERS.cameBackNext} {money}
      </p>
      <Link to="/contact" className="mt-2 inline-block font-medium text-brand underline">
        {ORDERS.writeToUs}
      </Link>
    </section>
  )
}

import type { Order } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { ChevronDown } from "lucide-react"
import { useEffect, useRef } from "react"
import { Badge } from "../../components/badge.tsx"
import { Picture } from "../../components/picture.tsx"
import { formatDateTime } from "../../lib/format/date.ts"
import { displayName } from "../../lib/shop/display-name.ts"
import { ORDERS } from "./messages.ts"
import { OrderDetail } from "./order-detail.tsx"
import { deliveryLabel, paymentLabel } from "./order-labels.ts"

type OrderRowProps = {
  order: Order
  number: number
  defaultOpen?: boolean
  /** called just before it is removed from the list */
  onCancel: () => void
}

const PAYMENT_TONES: Record<string, "good" | "bargain"> = { Paid: "good", Refunded: "bargain" }

/** One order in one line; opened, with all its details. */
export function OrderRow({ order, number, defaultOpen, onCancel }: OrderRowProps) {
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (defaultOpen) row.current?.scrollIntoView({ block: "nearest" })
  }, [defaultOpen])
  const [first, ...others] = order.items
  const bought = first && displayName(first)
  return (
    <details ref={row} open={defaultOpen} className="group rounded-lg border border-line bg-surface">
      <summary
        className={
          "flex cursor-pointer list-none items-center gap-4 rounded-lg p-4 " +
          "sm:p-5 [&::-webkit-details-marker]:hidden"
        }
      >
        <span className="text-sm text-ink-soft tabular-nums">{number}.</span>
        <Picture
          image={first?.image ? { url: first.image } : null}
          alt=""
          className="size-14 shrink-0 rounded-md object-cover sm:size-16"
        />
        <span className="grid min-w-0 grow gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <span className="min-w-0">
            <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
              {ORDERS.orderNumber(order.display_id)}
              <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
            </span>
            <span className="block font-medium wrap-anywhere" lang={bought?.lang}>
              {bought?.name}
            </span>
            <span className="block text-sm text-ink-soft tabular-nums">
              {first && `${first.quantity} × ${money(first.price)}`}
              {others.length > 0 && ` ${ORDERS.more(others.length)}`}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:flex-col sm:items-end">
            <span className="text-base font-semibold tabular-nums">{money(order.total)}</span>
            <span className="flex flex-wrap gap-1.5 sm:justify-end">
              <Badge tone={order.status === "canceled" ? "bad" : "neutral"}>{deliveryLabel(order)}</Badge>
              <Badge tone={PAYMENT_TONES[order.payment_status]}>{paymentLabel(order)}</Badge>
            </span>
          </span>
        </span>
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <OrderDetail order={order} onCancel={onCancel} />
    </details>
  )
}

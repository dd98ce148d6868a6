import type { Order } from "@haat/checkout/contract"
import { Suspense, useState } from "react"
import { Badge } from "../../components/badge.tsx"
import { ChevronDown } from "../../components/icons.ts"
import { Picture } from "../../components/picture.tsx"
import { dateTime } from "../../lib/date.ts"
import { lazyPart } from "../../lib/lazy-part.ts"
import { money } from "../../lib/money.ts"
import { serverMessage } from "../../lib/server-message.ts"
import { ORDERS } from "./messages.ts"
import { OrderDetail } from "./order-detail.tsx"
import { deliveryWord } from "./order-tracking.tsx"

const CancelDialog = lazyPart(() => import("./cancel-dialog.tsx"))

type OrderRowProps = {
  order: Order
  number: number
  defaultOpen?: boolean /** called when it is about to leave the list */
  onCancel: () => void
}

const PAYMENT_TONES: Record<string, "good" | "bargain"> = { Paid: "good", Refunded: "bargain" }

/** One order in a line; opened, everything about it. */
export function OrderRow({ order, number, defaultOpen, onCancel }: OrderRowProps) {
  const [asking, setAsking] = useState<"never" | "now" | "before">("never")
  const [first, ...others] = order.items
  return (
    <details open={defaultOpen} className="group rounded-lg border border-line bg-surface">
      <summary className="flex cursor-pointer list-none items-center gap-4 rounded-lg p-4 sm:p-5 [&::-webkit-details-marker]:hidden">
        <span className="text-sm text-ink-soft tabular-nums">{number}.</span>
        <Picture
          image={first?.image ? { url: first.image } : null}
          alt=""
          className="size-14 shrink-0 rounded-md object-cover sm:size-16"
        />
        <span className="grid min-w-0 grow gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <span className="min-w-0">
            <span className="block truncate font-medium">{first?.name}</span>
            <span className="block text-sm text-ink-soft tabular-nums">
              {first && `${first.quantity} × ${money(first.price)}`}
              {others.length > 0 && ` ${ORDERS.more(others.length)}`}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:flex-col sm:items-end">
            <span className="flex flex-wrap gap-1.5">
              <Badge tone={order.status === "canceled" ? "bad" : "neutral"}>{deliveryWord(order)}</Badge>
              <Badge tone={PAYMENT_TONES[order.payment_status]}>{serverMessage(order.payment_status)}</Badge>
            </span>
            <time dateTime={order.created_at} className="text-ink-soft">
              {dateTime(order.created_at)}
            </time>
          </span>
        </span>
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <OrderDetail order={order} onCancel={order.cancellable ? () => setAsking("now") : undefined} />
      {asking !== "never" && (
        <Suspense>
          <CancelDialog order={order} open={asking === "now"} onClose={() => setAsking("before")} onCancel={onCancel} />
        </Suspense>
      )}
    </details>
  )
}

import type { Order } from "@haat/checkout/contract"
import { ChevronDown } from "lucide-react"
import { Badge } from "../../components/badge.tsx"
import { Picture } from "../../components/picture.tsx"
import { dateTime } from "../../lib/date.ts"
import { money } from "../../lib/money.ts"
import { OrderDetail } from "./order-detail.tsx"

type OrderRowProps = { order: Order; number: number; defaultOpen?: boolean }

/** One order in a line; opened, everything about it. */
export function OrderRow({ order, number, defaultOpen }: OrderRowProps) {
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
              {others.length > 0 && ` and ${others.length} more`}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:flex-col sm:items-end">
            <Badge tone={order.payment_status === "Paid" ? "good" : "neutral"}>{order.payment_status}</Badge>
            <time dateTime={order.created_at} className="text-ink-soft">
              {dateTime(order.created_at)}
            </time>
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <OrderDetail order={order} />
    </details>
  )
}

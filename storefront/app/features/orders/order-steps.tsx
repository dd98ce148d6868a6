import type { Order } from "@haat/checkout/contract"
import { CircleCheck, PackageX } from "lucide-react"
import { cx } from "../../lib/class-names.ts"
import { ORDERS } from "./messages.ts"

/** The steps from placed to delivered, with those the order has reached; a cancelled order's end with that. */
export function OrderSteps({ order }: { order: Pick<Order, "status" | "fulfillment_status"> }) {
  const cancelled = order.status === "canceled"
  const state = Object.keys(ORDERS.steps).indexOf(order.fulfillment_status)
  const reached = cancelled ? state + 1 : state
  const steps = Object.values(ORDERS.steps)
  const words = cancelled ? [...steps.slice(0, reached), ORDERS.statusCanceled] : steps
  return (
    <section className="sm:col-span-2">
      <h3 className="font-semibold">{ORDERS.delivery}</h3>
      <ol aria-label={ORDERS.delivery} className="mt-3 flex">
        {words.map((word, at) => {
          const isDone = at <= reached
          const isEnd = cancelled && at === reached
          return (
            <li key={word} aria-current={at === reached ? "step" : undefined} className="min-w-0 flex-1 text-center">
              <span aria-hidden className="flex items-center">
                <Line isVisible={at > 0} isDone={isDone} />
                {isEnd ? (
                  <PackageX className="size-6 shrink-0 text-bad" />
                ) : isDone ? (
                  <CircleCheck className="size-6 shrink-0 text-brand" />
                ) : (
                  <span className="m-0.5 size-5 shrink-0 rounded-full border-2 border-line-strong" />
                )}
                <Line isVisible={at < words.length - 1} isDone={at < reached} />
              </span>
              <span
                className={cx(
                  "mt-1 block px-0.5 wrap-break-word",
                  isEnd ? "text-bad" : !isDone && "text-ink-soft",
                  at === reached && "font-semibold",
                )}
              >
                {word}
                {at < reached && <span className="sr-only"> ({ORDERS.stepDone})</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Line({ isVisible, isDone }: { isVisible: boolean; isDone: boolean }) {
  return <span className={cx("h-0.5 grow", isVisible && (isDone ? "bg-brand" : "bg-line"))} />
}

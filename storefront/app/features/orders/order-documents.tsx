import type { Order } from "@haat/checkout/contract"
import { LANGUAGE } from "../../lib/language/language.ts"
import { ORDERS } from "./messages.ts"

/** The invoice or bill of what has left, as a file to look at and keep. */
export function OrderDocuments({ order: { id, documents } }: { order: Order }) {
  if (documents.length === 0) return null
  const numbers = documents.map(({ number }) => number).join(", ")
  return (
    <p className="sm:col-span-2">
      <a
        href={`/store/my-orders/${encodeURIComponent(id)}/invoice?locale=${LANGUAGE}`}
        target="_blank"
        rel="noreferrer"
        className="font-medium text-brand underline"
      >
        {ORDERS.invoice}
        <span className="sr-only"> {ORDERS.newTab(numbers)}</span>
      </a>
      <span className="ml-3 text-ink-soft tabular-nums wrap-anywhere" aria-hidden="true">
        {numbers}
      </span>
    </p>
  )
}

import type { StoreCredit as Credit } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQuery } from "@tanstack/react-query"
import { formatDay } from "../../../lib/format/date.ts"
import { creditQuery } from "../../../lib/shop/credit-query.ts"
import { CREDIT } from "./messages.ts"

/** Store credit of the shopper, with its entries; nothing for a shopper who never had any. */
export function StoreCredit() {
  const { data: credit } = useQuery(creditQuery)
  if (!credit?.entries.length) return null
  return (
    <section
      aria-labelledby="store-credit"
      className="mt-8 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      <h2 id="store-credit" className="text-xl font-semibold">
        {CREDIT.title}
      </h2>
      <p className="mt-2 text-2xl font-bold tabular-nums">{money(credit.balance)}</p>
      <p className="mt-1 text-sm text-ink-soft">{CREDIT.spentAtCheckout}</p>
      <ul aria-labelledby="store-credit" className="mt-4 divide-y divide-line border-t border-line text-sm">
        {credit.entries.map((entry) => (
          <li key={entry.id} className="flex justify-between gap-4 py-3">
            <span className="min-w-0">
              {entryLabel(entry)}
              <span className="block text-ink-soft wrap-anywhere">
                {[formatDay(entry.created_at), entry.reason].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{money(entry.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const entryLabel = ({ kind, order_display_id }: Credit["entries"][number]) => CREDIT[kind](order_display_id ?? 0)

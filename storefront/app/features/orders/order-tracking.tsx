import type { Tracking } from "@haat/checkout/contract"
import { ORDERS } from "./messages.ts"

const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url)

/** Carrier, number and tracking link of each parcel. */
export function OrderTracking({ tracking }: { tracking: Tracking[] }) {
  if (tracking.length === 0) return null
  return (
    <section className="sm:col-span-2">
      <h3 className="font-semibold">{ORDERS.tracking}</h3>
      <ul className="mt-1 space-y-1">
        {tracking.map(({ number, courier, url }) => (
          <li key={number} className="flex flex-wrap gap-x-3 text-ink-soft wrap-anywhere">
            {courier && <span>{courier}</span>}
            <span className="tabular-nums">{number}</span>
            {isWebAddress(url) && (
              <a href={url} target="_blank" rel="noreferrer" className="font-medium text-brand underline">
                {ORDERS.track}
                <span className="sr-only"> {ORDERS.newTab(number)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { FollowedParcel, ReturnParcel } from "@haat/checkout/contract"
import { day } from "../../lib/format/date.ts"
import { CourierSteps } from "./courier-steps.tsx"
import { ORDERS } from "./messages.ts"
import { phaseWord } from "./order-words.ts"

const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url)

/** Parcels with their courier, number, progress, expected day and the courier's reports. */
export function OrderParcels({ parcels }: { parcels: FollowedParcel[] }) {
  if (parcels.length === 0) return null
  return (
    <section className="min-w-0 sm:col-span-2">
      <h3 className="font-semibold">{ORDERS.tracking}</h3>
      <ul className="mt-1 space-y-5">
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <Parcel parcel={parcel} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One parcel, of an order or of a return. */
export function Parcel({ parcel: { courier, number, url, phase, expected_on, steps } }: { parcel: ReturnParcel }) {
  const word = phaseWord(phase)
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-ink-soft wrap-anywhere">
        {courier && <span>{courier}</span>}
        {number && <span className="tabular-nums">{number}</span>}
        {number && isWebAddress(url) && (
          <a href={url} target="_blank" rel="noreferrer" className="font-medium text-brand underline">
            {ORDERS.track}
            <span className="sr-only"> {ORDERS.newTab(number)}</span>
          </a>
        )}
      </p>
      {word && <p className="mt-1 text-base font-semibold">{word}</p>}
      {expected_on && <p>{ORDERS.expectedOn(day(expected_on))}</p>}
      <CourierSteps steps={steps} />
    </>
  )
}

import type { ReturnParcel, TrackedParcel } from "@haat/checkout/contract"
import { cx } from "../../lib/class-names.ts"
import { formatDateTime, formatDay } from "../../lib/format/date.ts"
import { ORDERS } from "./messages.ts"

const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url)

/** Parcels with their courier, number, progress, expected day and the courier's reports. */
export function OrderParcels({ parcels }: { parcels: TrackedParcel[] }) {
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
      {phase && <p className="mt-1 text-base font-semibold">{ORDERS.phases[phase]}</p>}
      {expected_on && <p>{ORDERS.expectedOn(formatDay(expected_on))}</p>}
      <CourierSteps steps={steps} />
    </>
  )
}

/** "Pune_Hub (Maharashtra)" as people write it. */
const placeName = (location: string) => location.replace(/_+/g, " ").trim()

/** Courier's reports on a parcel, the latest first, in its own English words below ours. */
function CourierSteps({ steps }: { steps: TrackedParcel["steps"] }) {
  if (steps.length === 0) return null
  return (
    <ol aria-label={ORDERS.courierSteps} className="mt-3 border-l-2 border-line">
      {steps.map(({ happened_at, phase, activity, location }, at) => (
        <li key={`${happened_at}${activity}${location}`} className="relative pb-4 pl-5 last:pb-0 wrap-anywhere">
          <span
            aria-hidden
            className={cx(
              "absolute top-1.5 -left-[7px] size-3 rounded-full",
              at === 0 ? "bg-brand" : "border-2 border-line-strong bg-surface",
            )}
          />
          <span className={cx("block", at === 0 && "font-semibold")}>
            {phase ? ORDERS.phases[phase] : <span lang="en">{activity}</span>}
          </span>
          {phase && (
            <span lang="en" className="block text-ink-soft">
              {activity}
            </span>
          )}
          <span className="flex flex-wrap gap-x-3 text-ink-soft">
            <time dateTime={happened_at}>{formatDateTime(happened_at)}</time>
            {location && <span lang="en">{placeName(location)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

import type { FollowedParcel } from "@haat/checkout/contract"
import { cx } from "../../lib/class-names.ts"
import { dateTime } from "../../lib/format/date.ts"
import { ORDERS } from "./messages.ts"
import { phaseWord } from "./order-words.ts"

/** "Pune_Hub (Maharashtra)" as people write it. */
const placeName = (location: string) => location.replace(/_+/g, " ").trim()

/** Courier's reports on a parcel, the latest first, in its own English words below ours. */
export function CourierSteps({ steps }: { steps: FollowedParcel["steps"] }) {
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
            {phaseWord(phase) ?? <span lang="en">{activity}</span>}
          </span>
          {phaseWord(phase) && (
            <span lang="en" className="block text-ink-soft">
              {activity}
            </span>
          )}
          <span className="flex flex-wrap gap-x-3 text-ink-soft">
            <time dateTime={happened_at}>{dateTime(happened_at)}</time>
            {location && <span lang="en">{placeName(location)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

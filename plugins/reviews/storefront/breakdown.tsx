import type { ReviewList } from "@haat/reviews/contract"
import { reviewCount } from "@haat/sdk/storefront"
import { REVIEWS } from "./messages.ts"

const FIVE_TO_ONE = [5, 4, 3, 2, 1] as const

/** The number of ratings for each number of stars, as bars; empty bars without `breakdown`. */
export function Breakdown({ breakdown, count }: { breakdown?: ReviewList["breakdown"]; count: number }) {
  return (
    <ul className="mt-4 grid gap-2 text-sm text-ink-soft">
      {FIVE_TO_ONE.map((stars) => {
        const times = breakdown?.[stars] ?? 0
        return (
          <li key={stars} className="grid grid-cols-[3.75rem_1fr_2.5rem] items-center gap-2 tabular-nums">
            <span>
              {REVIEWS.star(stars)}
              <span className="sr-only">{breakdown && `: ${reviewCount(times)}`}</span>
            </span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-star"
                style={{ width: `${count ? (times / count) * 100 : 0}%` }}
              />
            </span>
            <span aria-hidden className="text-right">
              {breakdown && times}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

import { grouped } from "@haat/sdk/money"
import type { CSSProperties } from "react"
import { cx } from "../lib/class-names.ts"
import { COMMON } from "./messages.ts"

/** "1 review", "1,234 reviews" */
export const reviewCount = COMMON.reviews

type StarsProps = {
  /** 0 to 5; fractions are drawn as parts of a star */
  rating: number
  /** number of ratings, shown after the stars */
  count?: number
  className?: string
}

/** A rating as one element: the stylesheet draws the stars. */
export const Stars = ({ rating, count, className }: StarsProps) => (
  <span
    role="img"
    aria-label={count === undefined ? COMMON.rated(rating) : COMMON.ratedBy(rating, COMMON.reviews(count))}
    className={cx("stars", className)}
    style={{ "--rated": rating } as CSSProperties}
  >
    {count === undefined ? null : `${rating} (${grouped(count)})`}
  </span>
)

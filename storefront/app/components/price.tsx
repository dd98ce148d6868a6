import { cx } from "../lib/class-names.ts"
import { money } from "../lib/money.ts"

type PriceProps = {
  price: number
  /** struck through beside it */
  listPrice?: number
  /** such as "60% off" */
  label?: string
  size?: "sm" | "md" | "lg"
}

const SIZES = { sm: "text-base", md: "text-lg", lg: "text-3xl" }

/** What it costs, what it is said to have cost, and how much that saves. */
export function Price({ price, listPrice, label, size = "sm" }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 tabular-nums">
      <span className={cx("font-bold tracking-tight", SIZES[size])}>{money(price)}</span>
      {listPrice !== undefined && (
        <s className={cx("text-ink-soft", size === "lg" ? "text-lg" : "text-sm")}>
          <span className="sr-only">List price </span>
          {money(listPrice)}
        </s>
      )}
      {label && (
        <span className={cx("font-semibold text-good", size === "lg" ? "text-lg" : "basis-full text-sm")}>{label}</span>
      )}
    </p>
  )
}

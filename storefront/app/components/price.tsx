import { money } from "@haat/sdk/money"
import { cx } from "../lib/class-names.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { COMMON } from "./messages.ts"

type PriceProps = {
  price: number
  /** others of the same product cost more */
  isLowest?: boolean
  /** struck through beside it */
  listPrice?: number
  /** such as "60% off" */
  label?: string
  size?: "sm" | "md" | "lg"
}

const SIZES = { sm: "text-base", md: "text-lg", lg: "text-3xl" }

/** The price and, where the owner shows discounts, the list price and the discount. */
export function Price({ price, isLowest, listPrice, label, size = "sm" }: PriceProps) {
  const { shows_discount } = useShopFacts()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 tabular-nums">
      <span className={cx("font-bold tracking-tight", SIZES[size])}>
        {isLowest ? COMMON.from(money(price)) : money(price)}
      </span>
      {shows_discount && listPrice !== undefined && (
        <s className={cx("text-ink-soft", size === "lg" ? "text-lg" : "text-sm")}>
          <span className="sr-only">{COMMON.listPrice} </span>
          {money(listPrice)}
        </s>
      )}
      {shows_discount && label && (
        <span className={cx("font-semibold text-good", size === "lg" ? "text-lg" : "basis-full text-sm")}>{label}</span>
      )}
    </p>
  )
}

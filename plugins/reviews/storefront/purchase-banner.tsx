import { formatDay } from "@haat/sdk/storefront"
import { CircleCheck } from "lucide-react"
import { REVIEWS } from "./messages.ts"
import { usePurchase } from "./use-purchase.ts"

/** Shows the date of the shopper's purchase over the picture, where late loading shifts no layout. */
export function PurchaseBanner({ product_id }: { product_id: string }) {
  const date = usePurchase(product_id)?.purchase_date
  if (!date) return null
  return (
    <p
      className={
        "pointer-events-none absolute inset-x-0 top-0 z-10 flex items-center gap-2 rounded-t-xl bg-hero px-4 py-2.5 " +
        "text-sm font-medium text-on-hero"
      }
    >
      <CircleCheck className="size-5 shrink-0" />
      {REVIEWS.bought(formatDay(date))}
    </p>
  )
}

import { useQuery } from "@tanstack/react-query"
import { Button } from "../../components/button.tsx"
import { COMMON } from "../../components/messages.ts"
import { Skeleton } from "../../components/skeleton.tsx"
import { deliveryDays } from "../../lib/delivery-days.ts"
import { money } from "../../lib/money.ts"
import { isPostalCode } from "../../lib/postal-code.ts"
import { DELIVERY } from "./delivery-messages.ts"
import { freightQuoteQuery } from "./freight-quote-query.ts"

/** Without a quote the item travels free, and nobody promises a day. */
const NO_QUOTE = { freight_charge: 0, estimated_delivery_days: "N/A" }

type DeliveryQuoteProps = { product_id: string; postal_code: string /** as the shopper calls it */; place: string }

/** "Delivery to Mumbai 400020: ₹54, 3-6 days" */
export function DeliveryQuote({ product_id, postal_code, place }: DeliveryQuoteProps) {
  const quotable = isPostalCode(postal_code)
  const { data, isError, refetch } = useQuery({ ...freightQuoteQuery(product_id, postal_code), enabled: quotable })
  const quote = quotable ? data : NO_QUOTE
  if (isError && !quote)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3">
        <p className="text-ink-soft">{DELIVERY.notLoaded}</p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {COMMON.tryAgain}
        </Button>
      </div>
    )
  return (
    <div role="status">
      <p className="line-clamp-2 text-ink-soft wrap-anywhere">
        {DELIVERY.to(place)}
        <span className="sr-only">{quote ? ": " : DELIVERY.isLookedUp}</span>
      </p>
      {quote ? (
        <p className="mt-0.5 font-semibold tabular-nums">
          {money(quote.freight_charge)}, {deliveryDays(quote.estimated_delivery_days)}
        </p>
      ) : (
        <Skeleton className="mt-1 h-5 w-32" />
      )}
    </div>
  )
}

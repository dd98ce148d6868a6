import type { FreightQuote } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQuery } from "@tanstack/react-query"
import { Button } from "../../../components/button.tsx"
import { COMMON } from "../../../components/messages.ts"
import { Skeleton } from "../../../components/skeleton.tsx"
import { readQuery } from "../../../lib/backend/read-query.ts"
import { formatDeliveryDays } from "../../../lib/format/delivery-days.ts"
import { isPostalCode } from "../../../lib/format/postal-code.ts"
import { DELIVERY } from "./messages.ts"

/** Cost and duration of delivering one piece of a product to a postal code. */
const freightQuoteQuery = (product_id: string, postal_code: string) =>
  readQuery(
    ["freight-quote", product_id, postal_code],
    "/store/freight-quotes",
    ({ quote }: { quote: FreightQuote }) => quote,
    { product_id, postal_code },
  )

type DeliveryQuoteProps = {
  product_id: string
  postal_code: string
  /** name of the place for the shopper */
  place: string
}

/** "Delivery to Mumbai 400020: ₹54, 3-6 days", or that there is no delivery. */
export function DeliveryQuote({ product_id, postal_code, place }: DeliveryQuoteProps) {
  const quotable = isPostalCode(postal_code)
  const { data, isError, refetch } = useQuery({
    ...freightQuoteQuery(product_id, postal_code),
    enabled: quotable,
    // "N/A" may be known a moment later
    staleTime: ({ state }) => (state.data?.estimated_delivery_days === "N/A" ? 0 : 5 * 60_000),
  })
  const quote = quotable ? data : undefined
  const problem = quotable ? quote?.not_served && DELIVERY.notServed : DELIVERY.wrongCode
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
        <span className="sr-only">{quote || problem ? ": " : DELIVERY.isLookedUp}</span>
      </p>
      {problem ? (
        <p className="mt-0.5 font-semibold text-bad">{problem}</p>
      ) : quote ? (
        <p className="mt-0.5 font-semibold tabular-nums">
          {money(quote.freight_charge)}, {formatDeliveryDays(quote.estimated_delivery_days)}
        </p>
      ) : (
        <Skeleton className="mt-1 h-5 w-32" />
      )}
    </div>
  )
}

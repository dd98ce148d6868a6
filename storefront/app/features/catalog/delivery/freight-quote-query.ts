import type { FreightQuote } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../../lib/backend/sdk.ts"

/** Cost and duration of delivering one piece of a product to a postal code. */
export const freightQuoteQuery = (product_id: string, postal_code: string) =>
  queryOptions<FreightQuote>({
    queryKey: ["freight-quote", product_id, postal_code],
    // "N/A" may be known a moment later
    staleTime: ({ state }) => (state.data?.estimated_delivery_days === "N/A" ? 0 : 5 * 60_000),
    queryFn: ({ signal }) =>
      sdk.client
        .fetch<{ quote: FreightQuote }>("/store/freight-quotes", { signal, query: { product_id, postal_code } })
        .then(({ quote }) => quote),
  })

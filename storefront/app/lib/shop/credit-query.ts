import type { StoreCredit } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../backend/sdk.ts"

/** The signed-in shopper's store credit. */
export const creditQuery = queryOptions({
  queryKey: ["store-credit"],
  // an order or a refund changes it elsewhere
  staleTime: 0,
  queryFn: ({ signal }) =>
    sdk.client.fetch<{ credit: StoreCredit }>("/store/credit", { signal }).then(({ credit }) => credit),
})

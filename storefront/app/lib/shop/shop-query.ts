import type { ShopFacts } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../backend/sdk.ts"

/** The public part of the owner's settings. */
export const shopQuery = queryOptions({
  queryKey: ["shop"],
  staleTime: 60_000,
  queryFn: ({ signal }) => sdk.client.fetch<ShopFacts>("/store/shop", { signal }),
})

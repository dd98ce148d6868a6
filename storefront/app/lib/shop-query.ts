import type { ShopFacts } from "@haat/back-office/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "./sdk.ts"

/** The owner's settings, as far as everybody may know them. */
export const shopQuery = queryOptions({
  queryKey: ["shop"],
  staleTime: 60_000,
  queryFn: ({ signal }) => sdk.client.fetch<ShopFacts>("/store/shop", { signal }),
})

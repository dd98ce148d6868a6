import type { MainProductCards } from "@haat/banners/contract"
import { queryOptions } from "@tanstack/react-query"
import { asCard } from "../../lib/as-card.ts"
import { sdk } from "../../lib/sdk.ts"

/** The products the owner chose, in their order. */
export const mainProductsQuery = queryOptions({
  queryKey: ["main-products"],
  queryFn: async ({ signal }) => {
    const { products } = await sdk.client.fetch<MainProductCards>("/store/main-products", { signal })
    return products.map(asCard)
  },
})

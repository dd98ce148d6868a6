import type { MainProductCards } from "@haat/banners/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { LOCALE } from "../../lib/language/locale.ts"
import { asCard } from "../../lib/shop/as-card.ts"

/** The products the owner chose, in their order. */
export const mainProductsQuery = queryOptions({
  queryKey: ["main-products"],
  queryFn: async ({ signal }) => {
    const { products } = await sdk.client.fetch<MainProductCards>("/store/main-products", { query: LOCALE, signal })
    return products.map(asCard)
  },
})

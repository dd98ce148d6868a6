import type { Purchase } from "@haat/reviews/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { inBrowser } from "../../lib/in-browser.ts"
import { meQuery } from "../../lib/me-query.ts"
import { sdk } from "../../lib/sdk.ts"

/** Whether and when the shopper bought a product, and what they said of it. */
export const purchaseQuery = (product_id: string) =>
  queryOptions({
    queryKey: ["purchase", product_id],
    queryFn: ({ signal }) =>
      sdk.client.fetch<Purchase>(`/store/purchases/${encodeURIComponent(product_id)}`, { signal }),
  })

function useAskedPurchase(product_id: string): Purchase | undefined {
  const { data: person } = useQuery(meQuery)
  const isShopper = person?.actor_type === "customer"
  const { data } = useQuery({ ...purchaseQuery(product_id), enabled: isShopper })
  return isShopper ? data : undefined
}

/** Asked in the browser, and for signed-in shoppers only; undefined for everybody else and until it is known. */
export const usePurchase = inBrowser(useAskedPurchase, undefined)

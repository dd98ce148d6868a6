import type { Purchase } from "@haat/reviews/contract"
import { browserOnly, meQuery, personalKey, sdk, sessionHeaders } from "@haat/sdk/storefront"
import { queryOptions, useQuery } from "@tanstack/react-query"

/** The shopper's purchase of a product, if there is one, and their review. */
export const purchaseQuery = (product_id: string) =>
  queryOptions({
    queryKey: personalKey("purchase", product_id),
    queryFn: ({ client, signal }) =>
      sdk.client.fetch<Purchase>(`/store/purchases/${encodeURIComponent(product_id)}`, {
        signal,
        headers: sessionHeaders(client),
      }),
  })

/** Loaded in the browser, for signed-in shoppers only; undefined for others and until it is loaded. */
export const usePurchase = browserOnly((product_id: string): Purchase | undefined => {
  const { data: person } = useQuery(meQuery)
  const isShopper = person?.actor_type === "customer"
  const { data } = useQuery({ ...purchaseQuery(product_id), enabled: isShopper })
  return isShopper ? data : undefined
}, undefined)

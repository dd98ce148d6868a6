import type { Purchase } from "@haat/reviews/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { meQuery } from "../../lib/person/me-query.ts"
import { sessionHeaders } from "../../lib/person/session.ts"
import { browserOnly } from "../../lib/rendering/browser-only.ts"

/** The shopper's purchase of a product, if there is one, and their review. */
export const purchaseQuery = (product_id: string) =>
  queryOptions({
    queryKey: ["purchase", product_id],
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

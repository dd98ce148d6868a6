import type { ProductCard } from "@haat/catalog/contract"
import { LOCALE, meQuery, notify, sdk, sessionHeaders, toProductCard, useIsHydrated } from "@haat/sdk/storefront"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { Wishlist } from "../src/contract.ts"
import { WISHLIST } from "./messages.ts"

type Lists = { lists: Wishlist[] }

/** Lists of a shopper, read once for all hearts of a page. Another person's are read anew. */
export const listsQuery = (customer_id: string) =>
  queryOptions({
    queryKey: ["wishlists", customer_id],
    staleTime: 60_000,
    queryFn: async ({ client, signal }) => {
      const headers = sessionHeaders(client)
      return (await sdk.client.fetch<Lists>("/store/wishlist", { headers, signal })).lists
    },
  })

/** Products of all lists of a shopper. */
export const wishedProductsQuery = (customer_id: string) =>
  queryOptions({
    queryKey: ["wished products", customer_id],
    queryFn: async ({ client, signal }) => {
      const options = { query: { ...LOCALE }, headers: sessionHeaders(client), signal }
      const path = "/store/wishlist/products"
      return (await sdk.client.fetch<{ products: ProductCard[] }>(path, options)).products.map(toProductCard)
    },
  })

/** The shopper's lists; undefined for guests, on the server, and until they are read in the browser. */
export function useLists(): Wishlist[] | undefined {
  const isHydrated = useIsHydrated()
  const { data: me } = useQuery(meQuery)
  const { data: lists } = useQuery({ ...listsQuery(me?.id ?? ""), enabled: me?.actor_type === "customer" })
  return isHydrated ? lists : undefined
}

/** Lists that have a product, and what adds it to one or takes it out of all. */
export function useWish(product_id: string) {
  const client = useQueryClient()
  const lists = useLists()
  const listed = lists?.filter((list) => list.product_ids.includes(product_id)) ?? []
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (wishlist_id: string | undefined) =>
      listed.length
        ? sdk.client.fetch<Lists>(`/store/wishlist/items/${product_id}`, { method: "DELETE" })
        : sdk.client.fetch<Lists>("/store/wishlist/items", {
            method: "POST",
            body: { product_id, wishlist_id, ...LOCALE },
          }),
    onSuccess: ({ lists }) => {
      client.setQueriesData({ queryKey: ["wishlists"] }, lists)
      notify.success(listed.length ? WISHLIST.removed : WISHLIST.added)
    },
    onError: ({ message }) => notify.error(message),
  })
  return {
    lists,
    listed,
    isWished: listed.length > 0,
    toggle: (wishlist_id?: string) => mutate(wishlist_id),
    isPending,
  }
}

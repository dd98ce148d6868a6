import type { ProductPage } from "@haat/catalog/contract"
import type { CartLine } from "@haat/checkout/contract"
import { queryOptions, type UseQueryResult, useQueries } from "@tanstack/react-query"
import { useCallback, useSyncExternalStore } from "react"
import { FetchError, sdk } from "../../lib/sdk.ts"
import { type GuestLine, guestCart } from "./guest-cart.ts"
import { CART } from "./messages.ts"

/** What the shop says today about a product on the device; null when it is no longer sold. */
const guestProductQuery = (id: string) =>
  queryOptions({
    queryKey: ["guest-cart", id],
    queryFn: async ({ signal }) => {
      try {
        const path = `/store/catalog/products/${encodeURIComponent(id)}`
        const { product } = await sdk.client.fetch<{ product: ProductPage }>(path, { signal })
        return product
      } catch (error) {
        if (error instanceof FetchError && error.status === 404) return null
        throw error
      }
    },
  })

const toLine = ({ productId, quantity }: GuestLine, product: ProductPage | null): CartLine =>
  product
    ? {
        product_id: product.id,
        handle: product.handle,
        name: product.name,
        image: product.images[0]?.url ?? null,
        price: product.price,
        quantity,
        available: product.quantity,
      }
    : { product_id: productId, handle: productId, name: CART.notSold, image: null, price: 0, quantity, available: 0 }

/** The lines on the device, or null while the page is still the server's. */
export const useStoredGuestLines = () =>
  useSyncExternalStore<GuestLine[] | null>(guestCart.subscribe, guestCart.getLines, guestCart.getServerLines)

/** A guest's lines with today's names, prices and stock. Asks for nothing unless `enabled`. */
export const useGuestLines = (enabled: boolean) => {
  const stored = useStoredGuestLines()
  const asked = enabled && stored ? stored : null
  const combine = useCallback(
    (answers: UseQueryResult<ProductPage | null>[]) => ({
      lines: (asked ?? []).flatMap((line, index) => {
        const product = answers[index]?.data
        return product === undefined ? [] : [toLine(line, product)]
      }),
      isLoading: asked === null || answers.some((answer) => answer.isPending),
      isError: answers.some((answer) => answer.isError && answer.data === undefined),
      retry: () => {
        for (const answer of answers) if (answer.isError) answer.refetch()
      },
    }),
    [asked],
  )
  return useQueries({ queries: (asked ?? []).map((line) => guestProductQuery(line.productId)), combine })
}

import type { CartLine } from "@haat/checkout/contract"
import { type UseQueryResult, useQueries } from "@tanstack/react-query"
import { useCallback } from "react"
import { namesOf } from "../../../lib/shop/shown-name.ts"
import { CART } from "../messages.ts"
import type { GuestLine } from "./guest-cart.ts"
import { type GuestProduct, guestProductQuery } from "./guest-product.ts"
import { useStoredGuestLines } from "./use-stored-guest-lines.ts"

const toLine = ({ productId, quantity }: GuestLine, product: GuestProduct | null): CartLine =>
  product
    ? {
        product_id: product.id,
        handle: product.handle,
        ...namesOf(product),
        image: product.images[0]?.url ?? null,
        price: product.price,
        quantity,
        available: product.quantity,
      }
    : {
        product_id: productId,
        handle: productId,
        name: CART.notSold,
        name_hi: CART.notSold,
        image: null,
        price: 0,
        quantity,
        available: 0,
      }

/** A guest's lines with current names, prices and stock. Loads nothing unless `enabled`. */
export const useGuestLines = (enabled: boolean) => {
  const stored = useStoredGuestLines()
  const requested = enabled && stored ? stored : null
  const combine = useCallback(
    (results: UseQueryResult<GuestProduct | null>[]) => ({
      lines: (requested ?? []).flatMap((line, index) => {
        const product = results[index]?.data
        return product === undefined ? [] : [toLine(line, product)]
      }),
      isLoading: requested === null || results.some((result) => result.isPending && result.fetchStatus !== "paused"),
      isError: results.some(
        (result) => result.data === undefined && (result.isError || result.fetchStatus === "paused"),
      ),
      retry: () => {
        for (const result of results) if (result.isError) result.refetch()
      },
    }),
    [requested],
  )
  return useQueries({ queries: (requested ?? []).map((line) => guestProductQuery(line.productId)), combine })
}

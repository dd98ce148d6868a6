import type { CartLine } from "@haat/checkout/contract"
import { type UseQueryResult, useQueries } from "@tanstack/react-query"
import { useCallback } from "react"
import { productNames } from "../../../lib/shop/display-name.ts"
import { toCart } from "../change/cart-change.ts"
import { CART } from "../messages.ts"
import { type GuestLine, useStoredGuestLines } from "./guest-cart.ts"
import { type GuestProduct, guestProductQuery } from "./guest-product.ts"

/** A guest's line with what its product, or its variant, is now; as out of stock when that is not sold any more. */
export function toLine({ productId, variantId, quantity }: GuestLine, product: GuestProduct | null): CartLine {
  const variant = product?.variants?.find(({ id }) => id === variantId)
  const line = {
    product_id: productId,
    variant_id: variantId ?? productId,
    // a variant's line is known by its variant
    ...(variantId && { choice: variant?.choice ?? "" }),
    handle: product?.handle ?? productId,
    quantity,
  }
  if (!product || (variantId && !variant))
    return { ...line, name: CART.notSold, name_hi: CART.notSold, image: null, price: 0, available: 0 }
  const { price, quantity: available } = variant ?? product
  return {
    ...line,
    ...productNames(product),
    image: variant?.image ?? product.images[0]?.url ?? null,
    price,
    available,
  }
}

/**
 * A guest's cart with current names, prices and stock; undefined while it is loading. Loads nothing unless `enabled`.
 */
export const useGuestCart = (enabled: boolean) => {
  const stored = useStoredGuestLines()
  const requested = enabled && stored ? stored : null
  const combine = useCallback(
    (results: UseQueryResult<GuestProduct | null>[]) => {
      const lines = (requested ?? []).flatMap((line, index) => {
        const product = results[index]?.data
        return product === undefined ? [] : [toLine(line, product)]
      })
      const isLoading =
        !requested || results.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== "paused")
      return {
        data: isLoading ? undefined : toCart(lines),
        isError: results.some(
          ({ data, isError, fetchStatus }) => data === undefined && (isError || fetchStatus === "paused"),
        ),
        retry: () => {
          for (const result of results) if (result.isError) result.refetch()
        },
      }
    },
    [requested],
  )
  return useQueries({ queries: (requested ?? []).map((line) => guestProductQuery(line.productId)), combine })
}

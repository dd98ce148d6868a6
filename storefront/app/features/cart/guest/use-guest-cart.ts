import type { CartLine } from "@haat/checkout/contract"
import { type UseQueryResult, useQueries } from "@tanstack/react-query"
import { useCallback } from "react"
import { namesOf } from "../../../lib/shop/shown-name.ts"
import { cartOf } from "../change/cart-change.ts"
import { CART } from "../messages.ts"
import { type GuestLine, useStoredGuestLines } from "./guest-cart.ts"
import { type GuestProduct, guestProductQuery } from "./guest-product.ts"

/** A line of what is not sold any more: a product, or one of its variants. */
const goneLine = ({ productId, variantId, quantity }: GuestLine): CartLine => ({
  product_id: productId,
  variant_id: variantId ?? productId,
  // a variant's line is known by its variant
  ...(variantId && { choice: "" }),
  handle: productId,
  name: CART.notSold,
  name_hi: CART.notSold,
  image: null,
  price: 0,
  quantity,
  available: 0,
})

/** A guest's line with what its product is now. */
export function toLine(line: GuestLine, product: GuestProduct | null): CartLine {
  const { variantId, quantity } = line
  const variant = product?.variants?.find(({ id }) => id === variantId)
  if (!product || (variantId && !variant)) return goneLine(line)
  return {
    product_id: product.id,
    variant_id: variant?.id ?? product.id,
    ...(variant && { choice: variant.choice }),
    handle: product.handle,
    ...namesOf(product),
    image: variant?.image ?? product.images[0]?.url ?? null,
    price: (variant ?? product).price,
    quantity,
    available: (variant ?? product).quantity,
  }
}

/** A guest's cart with current names, prices and stock; undefined while it is loading. Loads nothing unless `enabled`. */
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
        data: isLoading ? undefined : cartOf(lines),
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

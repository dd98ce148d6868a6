import type { CartLine } from "@haat/checkout/contract"
import { type UseQueryResult, useQueries } from "@tanstack/react-query"
import { useCallback } from "react"
import type { GuestLine } from "./guest-cart.ts"
import { type GuestProduct, guestProductQuery } from "./guest-product.ts"
import { CART } from "./messages.ts"
import { useStoredGuestLines } from "./use-stored-guest-lines.ts"

const toLine = ({ productId, quantity }: GuestLine, product: GuestProduct | null): CartLine =>
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

/** A guest's lines with today's names, prices and stock. Asks for nothing unless `enabled`. */
export const useGuestLines = (enabled: boolean) => {
  const stored = useStoredGuestLines()
  const asked = enabled && stored ? stored : null
  const combine = useCallback(
    (answers: UseQueryResult<GuestProduct | null>[]) => ({
      lines: (asked ?? []).flatMap((line, index) => {
        const product = answers[index]?.data
        return product === undefined ? [] : [toLine(line, product)]
      }),
      isLoading: asked === null || answers.some((answer) => answer.isPending && answer.fetchStatus !== "paused"),
      isError: answers.some(
        (answer) => answer.data === undefined && (answer.isError || answer.fetchStatus === "paused"),
      ),
      retry: () => {
        for (const answer of answers) if (answer.isError) answer.refetch()
      },
    }),
    [asked],
  )
  return useQueries({ queries: (asked ?? []).map((line) => guestProductQuery(line.productId)), combine })
}

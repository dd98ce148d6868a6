import type { Order, PlaceOrder } from "@haat/checkout/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { CHECKOUT } from "./messages.ts"
import { failureNote, isSignedOut } from "./payment-note.tsx"

/** The note for a failed order: the title for a client error, or else the specification's. */
const explain = (error: Error) => failureNote(error, isClientError(error) ? CHECKOUT.orderFailed : CHECKOUT.codFailed)

/**
 * Places the order of the signed-in shopper's cart, one at a time: pressing the button again before the response does
 * nothing. Afterwards the cart is loaded again, also after a failure, but for one of signing in.
 */
export const usePlaceOrder = (onPlaced: (order: Order) => void) => {
  const client = useQueryClient()
  const inFlight = useRef(false)
  const { mutate, isPending, isSuccess, error } = usePost<PlaceOrder, { order: Order }>("/store/checkout", {
    onSuccess: ({ order }) => {
      client.removeQueries({ queryKey: ["orders"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
      onPlaced(order)
    },
    onError: (error) => {
      inFlight.current = false
      // loading them again would fail for the same reason, with a second message
      if (isSignedOut(error)) return
      client.invalidateQueries({ queryKey: ["checkout"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
    },
  })
  const place = (order: PlaceOrder) => {
    if (inFlight.current) return
    inFlight.current = true
    mutate(order)
  }
  return { place, busy: isPending || isSuccess, note: error ? explain(error) : undefined }
}

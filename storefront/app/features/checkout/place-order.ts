import type { Order, PlaceOrder } from "@haat/checkout/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { CHECKOUT } from "./messages.ts"
import { isSignedOut, LOGIN_REQUIRED, type Note } from "./payment-note.tsx"

/**
 * Places the order of the signed-in shopper's cart, one at a time: pressing the button again before the response does
 * nothing. Afterwards the cart is loaded again, also after a failure, but for one of signing in.
 */
export const usePlaceOrder = (onPlaced: (order: Order) => void) => {
  const client = useQueryClient()
  const underWay = useRef(false)
  const { mutate, isPending, isSuccess, error } = usePost<PlaceOrder, { order: Order }>("/store/checkout", {
    onSuccess: ({ order }) => {
      client.removeQueries({ queryKey: ["orders"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
      onPlaced(order)
    },
    onError: (error) => {
      underWay.current = false
      // loading them again would fail for the same reason, with a second message
      if (isSignedOut(error)) return
      client.invalidateQueries({ queryKey: ["checkout"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
    },
  })
  const place = (order: PlaceOrder) => {
    if (underWay.current) return
    underWay.current = true
    mutate(order)
  }
  return { place, busy: isPending || isSuccess, note: error ? explainFailure(error) : undefined }
}

/** The note for a failed order: the server's message for a client error, else the specification's. */
const explainFailure = (error: Error): Note => {
  if (isSignedOut(error)) return LOGIN_REQUIRED
  return isClientError(error)
    ? { tone: "bad", title: CHECKOUT.orderFailed, message: error.message }
    : { tone: "bad", title: CHECKOUT.codFailed, message: CHECKOUT.somethingWrong }
}

import type { Order, PlaceOrder } from "@haat/checkout/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { FetchError, sdk } from "../../lib/sdk.ts"
import { CHECKOUT } from "./messages.ts"
import type { Note } from "./payment-note.tsx"
import { isSignedOut, LOGIN_REQUIRED } from "./signed-out.ts"

/** Places the order of the signed-in shopper's cart. Afterwards the cart is asked for anew, whatever came of it. */
export const usePlaceOrder = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: PlaceOrder) =>
      sdk.client.fetch<{ order: Order }>("/store/checkout", { method: "POST", body }).then((answer) => answer.order),
    onSuccess: () => {
      client.removeQueries({ queryKey: ["orders"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
    },
    onError: () => {
      client.invalidateQueries({ queryKey: ["checkout"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
    },
  })
}

/** A refusal in the server's words, anything else in the specification's. */
export const explainFailure = (error: Error): Note => {
  if (isSignedOut(error)) return LOGIN_REQUIRED
  return error instanceof FetchError && error.status && error.status < 500
    ? { tone: "bad", title: CHECKOUT.orderFailed, message: error.message }
    : { tone: "bad", title: CHECKOUT.codFailed, message: CHECKOUT.somethingWrong }
}

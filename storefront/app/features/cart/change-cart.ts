import { type QueryClient, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query"
import { CART_CHANGES } from "../../lib/cart-settled.ts"
import { meQuery } from "../../lib/me-query.ts"
import { FetchError } from "../../lib/sdk.ts"
import { sendChange } from "./cart-calls.ts"
import { applyChange, type CartChange } from "./cart-change.ts"
import { cartQuery } from "./cart-query.ts"
import { guestCart } from "./guest-cart.ts"
import { savedQuery } from "./saved-query.ts"

const waiting = { mutationKey: CART_CHANGES, status: "pending" } as const

/** What changes may be about. */
const KEPT = [cartQuery.queryKey, savedQuery.queryKey]

const changeGuestCart = ({ kind, line, quantity }: CartChange) => {
  if (kind === "add") guestCart.add(line.product_id)
  else if (quantity !== undefined) guestCart.setQuantity(line.product_id, quantity)
}

/** Changes on their way to the server, oldest first. A refused one simply stops being among them: that is the roll-back. */
export const useWaitingChanges = () =>
  useMutationState({ filters: waiting, select: (mutation) => mutation.state.variables as CartChange })

/** Pieces of a product in the cart as shown now: the server's answer with the waiting changes on top. */
export const shownQuantity = (client: QueryClient, product_id: string) => {
  const cart = client.getQueryData(cartQuery.queryKey)
  const changes = client.getMutationCache().findAll(waiting)
  const shown = changes.reduce((now, mutation) => now && applyChange(now, mutation.state.variables as CartChange), cart)
  return shown?.lines.find((line) => line.product_id === product_id)?.quantity ?? 0
}

/** Pieces of a product among the saved items as shown now. */
export const shownSaved = (client: QueryClient, product_id: string) => {
  const answer = client.getQueryData(savedQuery.queryKey)
  const kept = answer?.items.find(({ product }) => product.id === product_id)?.quantity ?? 0
  const changes = client.getMutationCache().findAll(waiting)
  return changes.reduce((now, { state }) => {
    const { line, saved } = state.variables as CartChange
    return line.product_id === product_id && saved !== undefined ? saved : now
  }, kept)
}

/**
 * Changes the cart of whoever is here: a shopper's on the server, one request after another, or a guest's on the device.
 * Resolves to who it was for; rejects with the server's refusal.
 */
export const useChangeCart = () => {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: CART_CHANGES,
    scope: { id: "cart" },
    networkMode: "always",
    mutationFn: sendChange,
    // an answer asked for before the change would undo it on the screen
    onMutate: () => Promise.all(KEPT.map((queryKey) => client.cancelQueries({ queryKey, exact: true }))),
    onSuccess: ({ cart, items }) => {
      if (cart) client.setQueryData(cartQuery.queryKey, cart)
      if (items) client.setQueryData(savedQuery.queryKey, { items })
      // what the change kept from arriving is asked for again
      for (const queryKey of KEPT)
        if (client.getQueryData(queryKey) === undefined) void client.invalidateQueries({ queryKey, exact: true })
    },
    onError: (error) => {
      if (error instanceof FetchError && error.status === 401)
        return client.invalidateQueries({ queryKey: meQuery.queryKey })
      return Promise.all(KEPT.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })))
    },
  })
  return async (change: CartChange): Promise<"guest" | "shopper"> => {
    if (await client.ensureQueryData(meQuery)) {
      await mutateAsync(change)
      return "shopper"
    }
    changeGuestCart(change)
    return "guest"
  }
}

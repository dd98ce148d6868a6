import type { Cart } from "@haat/checkout/contract"
import { type QueryClient, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query"
import { CART_CHANGES } from "../../lib/cart-settled.ts"
import { meQuery } from "../../lib/me-query.ts"
import { FetchError, sdk } from "../../lib/sdk.ts"
import { applyChange, type CartChange } from "./cart-change.ts"
import { cartQuery } from "./cart-query.ts"
import { guestCart } from "./guest-cart.ts"

const waiting = { mutationKey: CART_CHANGES, status: "pending" } as const

const send = ({ kind, line, quantity }: CartChange) => {
  const lines = "/store/cart/lines"
  const one = `${lines}/${encodeURIComponent(line.product_id)}`
  if (kind === "add")
    return sdk.client.fetch<{ cart: Cart }>(lines, {
      method: "POST",
      body: { product_id: line.product_id, quantity: 1 },
    })
  if (quantity < 1) return sdk.client.fetch<{ cart: Cart }>(one, { method: "DELETE" })
  return sdk.client.fetch<{ cart: Cart }>(one, { method: "POST", body: { quantity } })
}

const changeGuestCart = ({ kind, line, quantity }: CartChange) => {
  if (kind === "add") guestCart.add(line.product_id)
  else guestCart.setQuantity(line.product_id, quantity)
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
    mutationFn: send,
    onMutate: () => client.cancelQueries({ queryKey: cartQuery.queryKey, exact: true }),
    onSuccess: ({ cart }) => client.setQueryData(cartQuery.queryKey, cart),
    onError: (error) => {
      if (error instanceof FetchError && error.status === 401)
        return client.invalidateQueries({ queryKey: meQuery.queryKey })
      return client.invalidateQueries({ queryKey: cartQuery.queryKey, exact: true })
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

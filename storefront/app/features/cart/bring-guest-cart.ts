import type { Cart } from "@haat/checkout/contract"
import type { QueryClient } from "@tanstack/react-query"
import { FetchError, sdk } from "../../lib/sdk.ts"
import { cartQuery } from "./cart-query.ts"
import { mergeGuestCart } from "./guest-merge.ts"

const isRefused = (error: unknown) => error instanceof FetchError && error.status === 400

/**
 * Brings what the guest put in the cart on this device into the signed-in shopper's cart, once. Rejects when the server
 * did not take it; the lines then wait on the device for the next try.
 */
export const bringGuestCart = (client: QueryClient) =>
  mergeGuestCart(async (body) => {
    const { cart } = await sdk.client.fetch<{ cart: Cart }>("/store/cart/merge", { method: "POST", body })
    await client.cancelQueries({ queryKey: cartQuery.queryKey, exact: true })
    client.setQueryData(cartQuery.queryKey, cart)
  }, isRefused)

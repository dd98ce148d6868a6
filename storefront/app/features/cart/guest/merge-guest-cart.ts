import type { MergedCart, ReducedLine } from "@haat/checkout/contract"
import type { QueryClient } from "@tanstack/react-query"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { VIEW_CART } from "../add/view-cart.ts"
import { cartQuery } from "../cart-query.ts"
import { CART } from "../messages.ts"
import { sendPendingMerge } from "./pending-merge.ts"

const isRejected = (error: unknown) => error instanceof FetchError && error.status === 400

const list = (lines: ReducedLine[]) => lines.map((line) => `${shownName(line).name} (${line.quantity})`).join(", ")

/**
 * Merges the guest cart on this device into the signed-in shopper's cart, once, and shows which products there were fewer
 * of. Rejects when the request fails; the lines then stay on the device for the next try.
 */
export const mergeGuestCart = (client: QueryClient) =>
  sendPendingMerge(async (body) => {
    const { cart, reduced } = await sdk.client.fetch<MergedCart>("/store/cart/merge", { method: "POST", body })
    await client.cancelQueries({ queryKey: cartQuery.queryKey, exact: true })
    client.setQueryData(cartQuery.queryKey, cart)
    if (reduced.length) notify.warning(CART.reduced(list(reduced)), undefined, VIEW_CART)
  }, isRejected)

import type { MergedCart, ReducedLine } from "@haat/checkout/contract"
import type { QueryClient } from "@tanstack/react-query"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { VIEW_CART } from "../add/view-cart.ts"
import { cartQuery } from "../cart-query.ts"
import { CART } from "../messages.ts"
import { savedQuery } from "../saved-items/saved-query.ts"
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
    // what was read before it was merged must not come after it
    await Promise.all(
      [cartQuery.queryKey, savedQuery.queryKey].map((queryKey) => client.cancelQueries({ queryKey, exact: true })),
    )
    client.setQueryData(cartQuery.queryKey, cart)
    if (client.getQueryData(savedQuery.queryKey) === undefined)
      void client.invalidateQueries({ queryKey: savedQuery.queryKey, exact: true })
    if (reduced.length) notify.warning(CART.reduced(list(reduced)), undefined, VIEW_CART)
  }, isRejected)

import type { MergedCart, ReducedLine } from "@haat/checkout/contract"
import type { QueryClient } from "@tanstack/react-query"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import { deviceStorage } from "../../../lib/device/device-storage.ts"
import { notify } from "../../../lib/notify.ts"
import { displayName } from "../../../lib/shop/display-name.ts"
import { VIEW_CART } from "../add/view-cart.ts"
import { cancelCartReads, cartQuery, savedQuery } from "../cart-queries.ts"
import { CART } from "../messages.ts"
import { GUEST_MERGE_KEY, type GuestLine, guestCart, parseGuestCart } from "./guest-cart.ts"

type PendingMerge = { merge_id: string; lines: GuestLine[] }

/** A random UUID. `crypto.randomUUID` exists on secure origins only, so not in a shop tried over plain http. */
const newId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

const readPending = (): PendingMerge | null => {
  try {
    const { merge_id, lines } = JSON.parse(deviceStorage.getItem(GUEST_MERGE_KEY) ?? "null") as PendingMerge
    const known = parseGuestCart(JSON.stringify(lines))
    if (typeof merge_id === "string" && known.length) return { merge_id, lines: known }
  } catch {
    // absent or unreadable: removed below
  }
  deviceStorage.removeItem(GUEST_MERGE_KEY)
  return null
}

/** Moves the lines of the guest cart into the pending merge. */
const takeGuestCart = (): PendingMerge | null => {
  const lines = guestCart.get()
  if (!lines.length) return null
  const pending = { merge_id: newId(), lines }
  deviceStorage.setItem(GUEST_MERGE_KEY, JSON.stringify(pending))
  guestCart.clear()
  return pending
}

const list = (lines: ReducedLine[]) => lines.map((line) => `${displayName(line).name} (${line.quantity})`).join(", ")

async function sendPendingMerge(client: QueryClient) {
  const pending = readPending() ?? takeGuestCart()
  if (!pending) return
  const lines = pending.lines.map(({ productId, variantId, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
  }))
  const body = { merge_id: pending.merge_id, lines }
  try {
    const { cart, reduced } = await sdk.client.fetch<MergedCart>("/store/cart/merge", { method: "POST", body })
    // what was read before it was merged must not come after it
    await cancelCartReads(client)
    client.setQueryData(cartQuery.queryKey, cart)
    if (client.getQueryData(savedQuery.queryKey) === undefined)
      void client.invalidateQueries({ queryKey: savedQuery.queryKey, exact: true })
    if (reduced.length) notify.warning(CART.reduced(list(reduced)), undefined, VIEW_CART)
  } catch (error) {
    if (error instanceof FetchError && error.status === 400) deviceStorage.removeItem(GUEST_MERGE_KEY)
    throw error
  }
  deviceStorage.removeItem(GUEST_MERGE_KEY)
}

/**
 * Merges the guest cart on this device into the signed-in shopper's cart, exactly once, and shows which products there
 * were fewer of. Rejects when the request fails; the lines then stay on the device under the same merge id for the next
 * try, unless the server has rejected them.
 */
export const mergeGuestCart = async (client: QueryClient): Promise<void> => {
  const merge = () => sendPendingMerge(client)
  // two tabs must not merge the same lines under two ids
  await (navigator.locks ? navigator.locks.request(GUEST_MERGE_KEY, merge) : merge())
}

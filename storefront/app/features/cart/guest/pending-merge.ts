import type { MergeGuestCart } from "@haat/checkout/contract"
import { deviceStorage } from "../../../lib/device/device-storage.ts"
import { type GuestLine, guestCart, parseGuestCart } from "./guest-cart.ts"
import { GUEST_MERGE_KEY } from "./has-guest-cart.ts"

type Pending = { merge_id: string; lines: GuestLine[] }

/** A random UUID. `crypto.randomUUID` exists on secure origins only, so not in a shop tried over plain http. */
const newId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

const readPending = (): Pending | null => {
  const text = deviceStorage.getItem(GUEST_MERGE_KEY)
  if (!text) return null
  try {
    const { merge_id, lines } = JSON.parse(text) as Pending
    const known = parseGuestCart(JSON.stringify(lines))
    if (typeof merge_id === "string" && known.length) return { merge_id, lines: known }
  } catch {
    // What cannot be parsed is removed below.
  }
  deviceStorage.removeItem(GUEST_MERGE_KEY)
  return null
}

/** Moves the lines of the guest cart into the pending merge. */
const takeGuestCart = (): Pending | null => {
  const lines = guestCart.get()
  if (!lines.length) return null
  const pending = { merge_id: newId(), lines }
  deviceStorage.setItem(GUEST_MERGE_KEY, JSON.stringify(pending))
  guestCart.clear()
  return pending
}

/** Two tabs must not merge the same lines under two ids. */
const oneTabAtATime = async (work: () => Promise<void>) => {
  if (navigator.locks) await navigator.locks.request(GUEST_MERGE_KEY, work)
  else await work()
}

/**
 * Sends the guest cart to the server exactly once and removes it when `send` resolves. When `send` rejects, the lines stay
 * on the device under the same merge id for the next try, unless `isRejected` is true for the error.
 */
export const sendPendingMerge = (
  send: (merge: MergeGuestCart) => Promise<unknown>,
  isRejected: (error: unknown) => boolean,
) =>
  oneTabAtATime(async () => {
    const pending = readPending() ?? takeGuestCart()
    if (!pending) return
    const lines = pending.lines.map(({ productId, variantId, quantity }) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
    }))
    try {
      await send({ merge_id: pending.merge_id, lines })
    } catch (error) {
      if (isRejected(error)) deviceStorage.removeItem(GUEST_MERGE_KEY)
      throw error
    }
    deviceStorage.removeItem(GUEST_MERGE_KEY)
  })

import type { QueryClient } from "@tanstack/react-query"
import { OFFERS } from "../../../components/offers/messages.ts"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import { changeCode } from "../../../lib/shop/offers/offer-codes.ts"
import { storedOfferCode } from "../../../lib/shop/offers/stored-offer-code.ts"
import { VIEW_CART } from "../add/view-cart.ts"

let isBusy = false

/**
 * Adds the code stored on this device to the shopper's cart, and deletes it once the server has accepted or rejected
 * it.
 */
export async function applyStoredCode(client: QueryClient): Promise<void> {
  const code = storedOfferCode.get()
  if (!code || isBusy) return
  isBusy = true
  try {
    await changeCode(client, { code })
    storedOfferCode.set(null)
    notify.success(OFFERS.put(code), 3_000, VIEW_CART)
  } catch (error) {
    if (!(error instanceof FetchError) || ![400, 404, 409].includes(error.status)) return
    storedOfferCode.set(null)
    notify.warning(error.message)
  } finally {
    isBusy = false
  }
}

/** Tells a guest that the code of a link is applied after login. */
export function notifyStoredCode() {
  const code = storedOfferCode.get()
  if (code) notify.success(OFFERS.kept(code), 6_000)
}

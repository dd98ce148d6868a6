import type { QueryClient } from "@tanstack/react-query"
import { notify } from "../../../lib/notify.ts"
import { NO_PENDING_ADD } from "../../../lib/shop/pending-add-cookie.ts"
import { changeGuestCart } from "../change/change-cart.ts"
import { explain } from "../change/explain-failure.ts"
import { guestProductQuery } from "../guest/guest-product.ts"
import { toLine } from "../guest/use-guest-cart.ts"
import { ADDED_FOR_GUEST_MS, CART } from "../messages.ts"
import { parsePendingAdd } from "./pending-add.ts"

/** Moves what the cookie names into the guest's cart. @returns false when there is no such cookie any more */
export async function takePendingAdd(client: QueryClient): Promise<boolean> {
  const pending = parsePendingAdd(document.cookie)
  if (!pending) return false
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = NO_PENDING_ADD
  const { product_id, variant_id, quantity } = pending
  try {
    const product = await client.fetchQuery(guestProductQuery(product_id))
    const line = toLine({ productId: product_id, variantId: variant_id, quantity }, product)
    changeGuestCart({ kind: "add", line, quantity })
    notify.success(CART.addedForGuest, ADDED_FOR_GUEST_MS)
  } catch (error) {
    notify.error(explain(error, CART.somethingWrong))
  }
  return true
}

import type { SavedItemsAndCart } from "@haat/checkout/contract"
import { sdk } from "../../../lib/backend/sdk.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import type { CartChange } from "./cart-change.ts"

/** The response to a change: what it has not changed is absent. */
export type ChangedCart = Partial<SavedItemsAndCart>

const LINES = "/store/cart/lines"
const SAVED = "/store/saved-items"

const call = (path: string, method: "POST" | "DELETE", body?: object) =>
  sdk.client.fetch<ChangedCart>(path, { method, body })

/** Sends a change of a signed-in shopper's cart or saved items to the server. */
export const sendChange = (change: CartChange) => {
  const { kind, line, quantity } = change
  const { product_id, variant_id, choice } = line
  const id = encodeURIComponent(lineKey(line))
  const goods = { product_id, ...(choice !== undefined && { variant_id }) }
  switch (kind) {
    case "add":
      return call(LINES, "POST", { ...goods, quantity: line.quantity })
    case "save":
      return call(SAVED, "POST", goods)
    case "move":
      return call(`${SAVED}/${id}/move-to-cart`, "POST")
    case "choose":
      return call(`${LINES}/${id}`, "POST", { quantity: line.quantity, variant_id: change.other.variant_id })
    case "removeSaved":
      return call(`${SAVED}/${id}`, "DELETE")
    default:
      return quantity < 1 ? call(`${LINES}/${id}`, "DELETE") : call(`${LINES}/${id}`, "POST", { quantity })
  }
}

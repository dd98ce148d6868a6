import type { SavedItem } from "@haat/accounts/contract"
import type { Cart } from "@haat/checkout/contract"
import { sdk } from "../../lib/sdk.ts"
import type { CartChange } from "./cart-change.ts"

/** What came of a change; what it did not touch is not there. */
export type ChangedCart = { cart?: Cart; items?: SavedItem[] }

const LINES = "/store/cart/lines"
const SAVED = "/store/saved-items"

const call = (path: string, method: "POST" | "DELETE", body?: object) =>
  sdk.client.fetch<ChangedCart>(path, { method, body })

/** Tells the server of a change to a signed-in shopper's cart or saved items. */
export const sendChange = ({ kind, line: { product_id }, quantity }: CartChange) => {
  const id = encodeURIComponent(product_id)
  switch (kind) {
    case "add":
      return call(LINES, "POST", { product_id, quantity: 1 })
    case "save":
      return call(SAVED, "POST", { product_id })
    case "move":
      return call(`${SAVED}/${id}/move-to-cart`, "POST")
    case "forget":
      return call(`${SAVED}/${id}`, "DELETE")
    default:
      return quantity < 1 ? call(`${LINES}/${id}`, "DELETE") : call(`${LINES}/${id}`, "POST", { quantity })
  }
}

import type { SavedItem } from "@haat/accounts/contract"
import type { Cart } from "@haat/checkout/contract"
import { sdk } from "../../../lib/backend/sdk.ts"
import type { CartChange } from "./cart-change.ts"

/** The response to a change: what it has not changed is absent. */
export type ChangedCart = { cart?: Cart; items?: SavedItem[] }

const LINES = "/store/cart/lines"
const SAVED = "/store/saved-items"

const call = (path: string, method: "POST" | "DELETE", body?: object) =>
  sdk.client.fetch<ChangedCart>(path, { method, body })

/** Sends a change of a signed-in shopper's cart or saved items to the server. */
export const sendChange = ({ kind, line, quantity }: CartChange) => {
  const { product_id } = line
  const id = encodeURIComponent(product_id)
  switch (kind) {
    case "add":
      return call(LINES, "POST", { product_id, quantity: line.quantity })
    case "save":
      return call(SAVED, "POST", { product_id })
    case "move":
      return call(`${SAVED}/${id}/move-to-cart`, "POST")
    case "removeSaved":
      return call(`${SAVED}/${id}`, "DELETE")
    default:
      return quantity < 1 ? call(`${LINES}/${id}`, "DELETE") : call(`${LINES}/${id}`, "POST", { quantity })
  }
}

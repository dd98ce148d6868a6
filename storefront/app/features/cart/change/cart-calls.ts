import type { CartLine, SavedItemsAndCart } from "@haat/checkout/contract"
import { sdk } from "../../../lib/backend/sdk.ts"
import type { PostedValues } from "../../../lib/forms/form-action.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import type { CartChange } from "./cart-change.ts"

/** The response to a change: what it has not changed is absent. */
type ChangedCart = Partial<SavedItemsAndCart>

/** A product, or one of its variants. */
export type ProductRef = { product_id: string; variant_id?: string }

const LINES = "/store/cart/lines"
const SAVED = "/store/saved-items"

/**
 * The call of the backend that changes a signed-in shopper's cart or saved items.
 * @param quantity pieces to add; for a line of the cart the pieces afterwards
 */
export function cartRequest(
  kind: Exclude<CartChange["kind"], "choose">,
  goods: ProductRef,
  quantity = 0,
): Parameters<PostedValues["call"]> {
  const id = encodeURIComponent(goods.variant_id ?? goods.product_id)
  switch (kind) {
    case "add":
      return [LINES, { method: "POST", body: { ...goods, quantity } }]
    case "save":
      return [SAVED, { method: "POST", body: goods }]
    case "move":
      return [`${SAVED}/${id}/move-to-cart`, { method: "POST" }]
    case "removeSaved":
      return [`${SAVED}/${id}`, { method: "DELETE" }]
    default:
      return [`${LINES}/${id}`, quantity < 1 ? { method: "DELETE" } : { method: "POST", body: { quantity } }]
  }
}

const toProductRef = ({ product_id, variant_id, choice }: CartLine): ProductRef => ({
  product_id,
  ...(choice !== undefined && { variant_id }),
})

/** Sends a change of a signed-in shopper's cart or saved items to the server. */
export const sendChange = (change: CartChange) => {
  const { kind, line, quantity } = change
  if (kind === "choose") {
    const body = { quantity: line.quantity, variant_id: change.other.variant_id }
    const path = `${LINES}/${encodeURIComponent(lineKey(line))}`
    return sdk.client.fetch<ChangedCart>(path, { method: "POST", body })
  }
  return sdk.client.fetch<ChangedCart>(
    ...cartRequest(kind, toProductRef(line), kind === "add" ? line.quantity : quantity),
  )
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { readSalesContext } from "../../queries/sales-context"
import type { StoredCart, StoredLine } from "../../queries/stored-cart"
import { toLineItem } from "./line-item"

/**
 * Writes lines, at today's price and with absolute quantities, into the shopper's cart; opens one when there is none.
 * A quantity of 0 removes the line. Taxes and delivery are computed once, at checkout. @returns the cart's id, null when
 * there is still none
 */
export async function writeLines(
  container: MedusaContainer,
  cart: StoredCart,
  lines: StoredLine[],
): Promise<string | null> {
  const carts = container.resolve(Modules.CART)
  const added = lines.filter((line) => line.quantity > 0 && !line.line_ids.length).map(toLineItem)
  const kept = lines.filter((line) => line.quantity > 0 && line.line_ids.length)
  const gone = lines.flatMap((line) => (line.quantity > 0 ? line.line_ids.slice(1) : line.line_ids))

  if (!cart.cart_id) {
    if (!added.length) return null
    const { customer_id, email } = cart
    const opened = await carts.createCarts({
      ...(await readSalesContext(container)),
      customer_id,
      email,
      currency_code: "inr",
      items: added,
    })
    return opened.id
  }
  const { cart_id } = cart
  if (added.length) await carts.addLineItems(added.map((item) => ({ ...item, cart_id })))
  if (kept.length)
    await carts.updateLineItems(kept.map((line) => ({ selector: { id: line.line_ids[0] }, data: toLineItem(line) })))
  if (gone.length) await carts.deleteLineItems(gone)
  return cart_id
}

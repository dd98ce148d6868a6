import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Cart } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { findCartLine, findLine, type LineReference } from "../find-line"
import type { StoredLine } from "../queries/stored-cart"
import { requireStock } from "../stock-rule"
import { changeCart } from "./cart/change-lines"

type Input = LineReference & { customer_id: string } & (
    | {
        quantity: number
        /** id of the variant that replaces the line's */
        to?: string
      }
    /** change relative to the current number of pieces; negative for fewer */
    | { by: number }
  )

/**
 * Sets the number of pieces of a line in the shopper's cart; 0 removes it. @returns the whole cart
 * @throws HttpError 404 for a line that is not in the cart, 409 for more than the stock
 */
export async function setQuantity(
  container: MedusaContainer,
  { customer_id, product_id, variant_id, ...change }: Input,
): Promise<Cart> {
  const to = "to" in change ? change.to : undefined
  const { cart } = await changeCart(container, customer_id, to ? [to] : [], ({ lines }) => {
    const line = findCartLine(lines, { product_id, variant_id })
    if (!line) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
    if (to && to !== line.variant_id && "quantity" in change) return moveLine(lines, line, to, change.quantity)
    const quantity = "by" in change ? Math.max(0, line.quantity + change.by) : change.quantity
    // Fewer pieces are possible even when the variant is sold out.
    const isFewer = "by" in change && change.by < 0
    if (quantity > 0 && !isFewer) requireStock(line, quantity)
    return [{ ...line, quantity }]
  })
  return cart
}

/** Moves the pieces of a line to another variant of the product. */
function moveLine(lines: StoredLine[], line: StoredLine, variant_id: string, quantity: number): StoredLine[] {
  const other = findLine(lines, { product_id: line.product_id, variant_id })
  if (!other?.active) throw new HttpError(CHECKOUT_ERRORS.not_in_shop)
  requireStock(other, other.quantity + quantity)
  return [
    { ...line, quantity: 0 },
    { ...other, quantity: other.quantity + quantity },
  ]
}

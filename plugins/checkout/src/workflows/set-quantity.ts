import { HttpError } from "@haat/http/http-error"
import { workflowOf } from "@haat/http/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Cart, SET_LINE_QUANTITY } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { requireStock } from "../stock-rule"
import { changeCart } from "./cart/change-lines"

type Input = { customer_id: string; product_id: string } & (
  | { quantity: number }
  /** so many more, or fewer when negative, than there are at that moment */
  | { by: number }
)

/**
 * Makes a line of the shopper's cart hold exactly so many pieces; 0 removes it.
 * @returns the whole cart
 * @throws HttpError 404 for what is not in the cart, 409 for more than there is of it
 */
export async function setQuantity(
  container: MedusaContainer,
  { customer_id, product_id, ...change }: Input,
): Promise<Cart> {
  const { cart } = await changeCart(container, customer_id, [], ({ lines }) => {
    const line = lines.find((line) => line.product_id === product_id)
    if (!line) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
    const quantity = "by" in change ? Math.max(0, line.quantity + change.by) : change.quantity
    // one fewer is possible of what is sold out, too
    const isFewer = "by" in change && change.by < 0
    if (quantity > 0 && !isFewer) requireStock(line, quantity)
    return [{ ...line, quantity }]
  })
  return cart
}

export const setQuantityWorkflow = workflowOf(SET_LINE_QUANTITY, setQuantity)

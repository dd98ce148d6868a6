import { HttpError } from "@haat/sdk/server/http-error"
import { workflowOf } from "@haat/sdk/server/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ADD_LINE, type AddLine, type Cart } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { findNamed } from "../find-line"
import { requireStock } from "../stock-rule"
import { changeCart } from "./cart/change-lines"

type Input = AddLine & { customer_id: string }

/**
 * Puts pieces of a product, or of one of its variants, into the shopper's cart, on top of those already there.
 * @returns the whole cart
 * @throws HttpError 404 for what is not sold, 409 for more than there is of it or than a cart holds
 */
export async function addLine(container: MedusaContainer, input: Input): Promise<Cart> {
  const { customer_id, product_id, variant_id, quantity } = input
  const { cart } = await changeCart(container, customer_id, [variant_id ?? product_id], ({ lines }) => {
    const line = findNamed(lines, input)
    if (!line?.active) throw new HttpError(CHECKOUT_ERRORS.not_in_shop)
    requireStock(line, line.quantity + quantity)
    return [{ ...line, quantity: line.quantity + quantity }]
  })
  return cart
}

export const addLineWorkflow = workflowOf(ADD_LINE, addLine)

import type { MedusaContainer } from "@medusajs/framework/types"
import type { Cart } from "../contract"
import { findCartLine, type LineReference } from "../find-line"
import { changeCart } from "./cart/change-lines"

type Input = LineReference & { customer_id: string }

/**
 * Removes a line from the shopper's cart; removing a missing one has no effect.
 * @returns the cart, and the number of removed pieces
 */
export async function removeLine(
  container: MedusaContainer,
  { customer_id, ...named }: Input,
): Promise<{ cart: Cart; removed: number }> {
  const { cart, before } = await changeCart(container, customer_id, [], ({ lines }) => {
    const line = findCartLine(lines, named)
    return line ? [{ ...line, quantity: 0 }] : []
  })
  const line = findCartLine(before.lines, named)
  return { cart, removed: line?.quantity ?? 0 }
}

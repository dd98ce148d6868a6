import type { MedusaContainer } from "@medusajs/framework/types"
import type { Cart } from "../../contract"
import { requireRoom } from "../../line-rule"
import { readStoredCart, type StoredCart, type StoredLine, toCart } from "../../queries/stored-cart"
import { holdCart } from "./hold-cart"
import { writeLines } from "./write-lines"

/** What to put back when a later step fails: how many of each product there were. */
export type LinesBefore = { customer_id: string; quantities: Record<string, number> }

/**
 * Changes a shopper's cart while nobody else does: `change` is given the cart and the named products, and returns
 * the lines to write.
 * @throws HttpError 409 when there would be more lines than a cart may have
 */
export const changeLines: typeof write = (container, customer_id, product_ids, change) =>
  write(container, customer_id, product_ids, (cart) => {
    const changed = change(cart)
    requireRoom(cart.lines, changed)
    return changed
  })

function write(
  container: MedusaContainer,
  customer_id: string,
  product_ids: string[],
  change: (cart: StoredCart) => StoredLine[],
): Promise<{ cart: Cart; before: LinesBefore }> {
  return holdCart(container, customer_id, async () => {
    const cart = await readStoredCart(container, customer_id, product_ids)
    const changed = change(cart)
    if (changed.length) await writeLines(container, cart, changed)

    const lines = cart.lines.map((line) => changed.find(({ product_id }) => product_id === line.product_id) ?? line)
    const held = (line: StoredLine) => cart.lines.find(({ product_id }) => product_id === line.product_id)
    const quantities = Object.fromEntries(changed.map((line) => [line.product_id, held(line)?.quantity ?? 0]))
    return { cart: toCart({ ...cart, lines }), before: { customer_id, quantities } }
  })
}

/** Compensation of every change: the lines go back to what they were. */
export async function putLinesBack(before: LinesBefore | undefined, { container }: { container: MedusaContainer }) {
  if (!before) return
  const { customer_id, quantities } = before
  await write(container, customer_id, Object.keys(quantities), ({ lines }) =>
    lines
      .filter((line) => line.product_id in quantities)
      .map((line) => ({ ...line, quantity: quantities[line.product_id] })),
  )
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { StoredCart, StoredLine } from "../../queries/stored-cart"
import { toLineItem } from "./line-item"

type SalesContext = { region_id: string; sales_channel_id?: string }

/** Where a new cart belongs: the shop's default region and sales channel. */
async function readSalesContext(container: MedusaContainer): Promise<SalesContext> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: SalesContext[] }>(`
    select r.id as region_id, coalesce(s.default_sales_channel_id, (select id from sales_channel where deleted_at is null order by created_at limit 1))
        as sales_channel_id
    from region r left join store s on s.deleted_at is null
    where r.deleted_at is null and r.currency_code = 'inr'
    order by r.id = s.default_region_id desc nulls last, r.created_at limit 1`)
  if (!rows[0]) throw new Error("The shop has no region that sells in rupees")
  return rows[0]
}

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

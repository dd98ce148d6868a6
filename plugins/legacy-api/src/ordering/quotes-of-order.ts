import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Quote = { product_id: string; delivery_charge: number }

const QUOTES = `
  select o.id, coalesce(sm.data -> 'parcels', '[]'::jsonb) as quotes
  from "order" o
  join order_shipping os on os.order_id = o.id and os.version = o.version and os.deleted_at is null
    and os.return_id is null
  join order_shipping_method sm on sm.id = os.shipping_method_id
  where o.id = any(:order_ids::text[])`

/**
 * What delivery of each product was quoted at, in rupees, when the orders were reckoned: by order, and then by product. An
 * order that was not reckoned here has none.
 */
export async function quotesOfOrders(
  scope: MedusaContainer,
  order_ids: string[],
): Promise<Map<string, Map<string, number>>> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string; quotes: Quote[] }[] }>(QUOTES, { order_ids })
  const byOrder = new Map<string, Map<string, number>>()
  for (const { id, quotes } of rows) {
    const known = byOrder.get(id) ?? new Map<string, number>()
    for (const { product_id, delivery_charge } of quotes) known.set(product_id, delivery_charge)
    if (known.size) byOrder.set(id, known)
  }
  return byOrder
}

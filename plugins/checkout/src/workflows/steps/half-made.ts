import { Conflict } from "@haat/http/conflict"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { undoAbandonedOrdersWorkflow } from "../undo-abandoned-orders"

/** As long as the lock of a cart lives: whoever holds it now is alone with what is older. */
export const LOCK_SECONDS = 60

/** A closed cart has its order, and nothing of it is half-made. */
const PRODUCTS = `
  select distinct l.product_id from cart_line_item l join cart c on c.id = l.cart_id and c.completed_at is null
  where l.cart_id = :cart_id and l.deleted_at is null`

const HALF_MADE = `
  select bool_or(created_at > now() - make_interval(secs => :seconds)) as fresh, count(*)::int as things from (
    select created_at from "order" where id = :order_id and deleted_at is null
    union all
    select created_at from reservation_item where line_item_id = any(:items) and deleted_at is null
  ) left_behind`

type LeftBehind = { fresh: boolean | null; things: number }

/**
 * Undoes what is there already of an order whose cart is still open. What is fresh may belong to a process that still
 * lives: then it is a conflict that passes by itself.
 */
export async function clearHalfMade(
  container: MedusaContainer,
  {
    order_id,
    cart_id,
    itemIdOf,
  }: { order_id: string; cart_id: string; itemIdOf: (cart_id: string, product_id: string) => string },
) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const held = await database.raw<{ rows: { product_id: string }[] }>(PRODUCTS, { cart_id })
  if (!held.rows.length) return
  const items = held.rows.map(({ product_id }) => itemIdOf(cart_id, product_id))
  const { rows } = await database.raw<{ rows: LeftBehind[] }>(HALF_MADE, { order_id, items, seconds: LOCK_SECONDS })
  const [{ fresh, things }] = rows
  if (!things) return
  if (fresh) throw new Conflict("Your order is being placed. Please wait a minute", "busy")
  await undoAbandonedOrdersWorkflow(container).run({ input: { seconds: LOCK_SECONDS, of: { cart_id, items } } })
}

import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import { lockLevels } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CHECKOUT_ERRORS } from "../errors"

/**
 * Locks the cart first, then the stock levels of its lines. The steps are materialized, because on tables that are not
 * analyzed yet the planner would scan all levels and all lines of all carts.
 */
const LOCK = `
  with held as materialized (
    select id, completed_at from cart
    where id = :cart_id and customer_id = :customer_id and deleted_at is null for update
  ),
  lines as materialized (
    select variant_id from cart_line_item where cart_id = (select id from held) and deleted_at is null
  ),
  items as materialized (
    select item.inventory_item_id
    from lines
    join product_variant_inventory_item item using (variant_id)
    where item.deleted_at is null
  ),
  levels as materialized (${lockLevels("table items")})
  select held.completed_at is not null as ordered, (select count(*) from levels)::int as levels from held`

/** SQL state of a lock timeout. */
const LOCK_TIMEOUT_STATE = "55P03"

/**
 * Locks a customer's cart, also one that does not exist yet, until the transaction ends. Take this lock before any
 * other.
 */
export const lockCustomerCart = (trx: Knex.Transaction, customer_id: string): Promise<unknown> =>
  lockNamedList(trx, `cart of ${customer_id}`)

/**
 * Locks a cart and the stock of its lines until the transaction ends.
 * @throws HttpError 409 when the cart does not exist, is ordered already, or is locked for too long
 */
export async function lockCart(trx: Knex.Transaction, ids: { cart_id: string; customer_id: string }): Promise<void> {
  const { rows } = await trx.raw<{ rows: { ordered: boolean }[] }>(LOCK, ids).catch((error) => {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT_STATE) throw error
    throw new HttpError(CHECKOUT_ERRORS.being_placed)
  })
  if (!rows.length || rows[0].ordered) throw new HttpError(CHECKOUT_ERRORS.already_ordered)
}

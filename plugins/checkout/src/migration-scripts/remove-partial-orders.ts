import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The earlier version may still be running: newer rows may belong to an order that it is placing. */
const OLD = "now() - interval '5 minutes'"

const PARTIAL = `select o.id from cart c join "order" o on o.id = 'order_' || substr(c.id, 6)
  where c.completed_at is null and c.deleted_at is null and o.created_at < ${OLD}`

const COLLECTIONS = "select payment_collection_id from order_payment_collection where order_id = any(:ids)"

/** Deletes links that an earlier clean-up marked as deleted; their keys would conflict. */
const UNDONE = `(deleted_at < ${OLD} and not exists (select 1 from "order" o where o.id = order_id))`

/** Collections of captured payments stay; the order is created again from them. */
const REMOVE = [
  `update reservation_item r set deleted_at = now()
   where r.deleted_at is null and r.created_at < ${OLD} and r.line_item_id like 'ordli\\_%'
     and not exists (select 1 from order_item i where i.item_id = r.line_item_id and i.order_id <> all(:ids))`,
  `update capture set deleted_at = now() where payment_id in (
     select id from payment where payment_collection_id in (${COLLECTIONS}))`,
  `update payment set deleted_at = now() where payment_collection_id in (${COLLECTIONS})`,
  `update payment_collection p set deleted_at = now() where id in (${COLLECTIONS}) and not exists (
     select 1 from payment_session s where s.payment_collection_id = p.id and s.provider_id <> 'pp_system_default')`,
  `delete from cart_payment_collection where payment_collection_id in (${COLLECTIONS})`,
  `delete from order_payment_collection where order_id = any(:ids) or ${UNDONE}`,
  `delete from order_cart where order_id = any(:ids) or ${UNDONE}`,
  `delete from order_shipping_method
   where id in (select shipping_method_id from order_shipping where order_id = any(:ids))`,
  "delete from order_line_item where id in (select item_id from order_item where order_id = any(:ids))",
  `delete from "order" where id = any(:ids)`,
]

/**
 * Deletes partial orders. Earlier versions wrote an order in several transactions, and left some of its rows when the
 * process died. Idempotent.
 */
export default async function removePartialOrders({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(PARTIAL)
    for (const statement of REMOVE) await transaction.raw(statement, { ids: rows.map(({ id }) => id) })
  })
}

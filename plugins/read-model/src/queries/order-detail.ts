import { listOrderPayments } from "@haat/payments/queries/list-payments"
import { listRefunds } from "@haat/payments/queries/list-refunds"
import { readRefundable } from "@haat/payments/queries/refundable"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderDetail, OrderFreight, OrderWarehouse } from "../contract"
import { findOrder } from "./list-orders"

/** Warehouses from which the order's lines are shipped. */
const WAREHOUSES = `
  select w.id, w.name, w.is_main,
    array_remove(array[w.address_1, w.address_2, concat_ws(', ', nullif(w.city, ''), nullif(concat_ws(' ', nullif(w.province, ''),
      nullif(w.postal_code, '')), ''))], '') as address,
    jsonb_agg(jsonb_build_object('line_id', place.line_id, 'waiting', place.waiting) order by place.created_at, place.line_id) as lines
  from order_line_place place cross join shop_setup setup
  join warehouse w on w.id = coalesce(place.location_id, setup.stock_location_id)
  where place.order_id = ?
  group by w.id, w.name, w.is_main, w.address_1, w.address_2, w.city, w.province, w.postal_code
  order by w.is_main desc, w.name, w.id`

/** Parcels of the order with their tracking. */
const PARCELS = "select parcels from order_parcels where order_id = ?"

/** Freight that the carrier quoted for each variant when the order was placed. */
const FREIGHT = "select product_id, variant_id, days, charge from order_quote where order_id = ?"

/**
 * Reads an order with its details; null when there is none. `payments` is null without permission to see the ledger.
 */
export const readOrderDetail = async (db: Knex, id: string, canSeePayments: boolean): Promise<OrderDetail | null> => {
  const [order, freight, parcels, warehouses, payments, refunds, refundable] = await Promise.all([
    findOrder(db, id),
    db.raw<{ rows: OrderFreight[] }>(FREIGHT, [id]),
    db.raw<{ rows: Pick<OrderDetail, "parcels">[] }>(PARCELS, [id]),
    db.raw<{ rows: OrderWarehouse[] }>(WAREHOUSES, [id]),
    canSeePayments ? listOrderPayments(db, id) : null,
    listRefunds(db, id),
    readRefundable(db, id),
  ])
  const details = { freight: freight.rows, parcels: parcels.rows[0]?.parcels ?? [], warehouses: warehouses.rows }
  return order && { ...order, ...details, payments, refunds, refundable }
}

import { readRefundable } from "@haat/medusa-payment-razorpay/queries/refundable"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderDetail, OrderFreight } from "../contract"
import { findOrder } from "./list-orders"
import { findPaymentsOfOrder } from "./list-payments"
import { listRefunds } from "./list-refunds"

/** Its parcels, with what their couriers said. */
const PARCELS = "select parcels from order_parcels where order_id = ?"

/** What the carrier charged for each variant of the order when it was placed. */
const FREIGHT = "select product_id, variant_id, days, charge from order_quote where order_id = ?"

/** The order with everything behind it, or null when there is none. `payments` are null for who may not see them. */
export const readOrderDetail = async (db: Knex, id: string, seesPayments: boolean): Promise<OrderDetail | null> => {
  const [order, freight, parcels, payments, refunds, refundable] = await Promise.all([
    findOrder(db, id),
    db.raw<{ rows: OrderFreight[] }>(FREIGHT, [id]),
    db.raw<{ rows: Pick<OrderDetail, "parcels">[] }>(PARCELS, [id]),
    seesPayments ? findPaymentsOfOrder(db, id) : null,
    listRefunds(db, id),
    readRefundable(db, id),
  ])
  const { rows } = parcels
  return order && { ...order, freight: freight.rows, parcels: rows[0]?.parcels ?? [], payments, refunds, refundable }
}

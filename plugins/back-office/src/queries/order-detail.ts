import { readRefundable } from "@haat/medusa-payment-razorpay/queries/refundable"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderDetail, OrderFreight } from "../contract"
import { findOrder } from "./list-orders"
import { findPaymentsOfOrder } from "./list-payments"
import { listRefunds } from "./list-refunds"

/** What the carrier charged for each variant of the order when it was placed. */
const FREIGHT = "select product_id, variant_id, days, charge from order_quote where order_id = ?"

/** The order with everything behind it, or null when there is none. `payments` are null for who may not see them. */
export const readOrderDetail = async (db: Knex, id: string, seesPayments: boolean): Promise<OrderDetail | null> => {
  const [order, freight, payments, refunds, refundable] = await Promise.all([
    findOrder(db, id),
    db.raw<{ rows: OrderFreight[] }>(FREIGHT, [id]),
    seesPayments ? findPaymentsOfOrder(db, id) : null,
    listRefunds(db, id),
    readRefundable(db, id),
  ])
  return order && { ...order, freight: freight.rows, payments, refunds, refundable }
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readAll } from "../../../../csv/read-all"
import { readListQuery } from "../../../../dialect/list-query"
import { type OrderAfter, readOrders } from "../../../../queries/list-orders"
import { ORDER_LIST } from "../../../../queries/order-conditions"
import { exportCsv } from "../../../export-csv"
import { databaseOf } from "../../../resource"

const COLUMNS: Record<string, (order: OrderAfter) => string> = {
  number: ({ display_id }) => String(display_id),
  placed_at: ({ created_at }) => created_at,
  customer: ({ customer_name }) => customer_name,
  email: ({ email }) => email ?? "",
  status: ({ status }) => status,
  delivery: ({ fulfillment_status }) => fulfillment_status,
  payment: ({ payment_status }) => payment_status,
  paid_by: ({ payment_method }) => payment_method,
  items: ({ items }) => items.map(({ name, quantity }) => `${quantity} x ${name}`).join("; "),
  items_rupees: ({ item_total }) => String(item_total),
  delivery_rupees: ({ delivery_charge }) => String(delivery_charge),
  total_rupees: ({ total }) => String(total),
  city: ({ shipping_address }) => shipping_address.city,
  postal_code: ({ shipping_address }) => shipping_address.postal_code,
  tracking: ({ tracking }) => tracking.map(({ number }) => number).join("; "),
}

/** Every order that matches the list's filter, in its order. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, ORDER_LIST)
  const db = databaseOf(req)
  const next = (take: number, last?: OrderAfter) => readOrders(db, query, take, last)
  const toRecord = (order: OrderAfter) => Object.values(COLUMNS).map((cell) => cell(order))
  const given = { resource: "orders", headings: Object.keys(COLUMNS), filter: query.filter }
  await exportCsv(req, res, given, readAll(next, toRecord))
}

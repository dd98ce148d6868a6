import { readOrders } from "../../../../queries/list-orders"
import { ORDER_LIST } from "../../../../queries/order-conditions"
import { exportList } from "../../../export-list"

export const GET = exportList(
  "orders",
  { ...ORDER_LIST, after: readOrders },
  {
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
    discount_rupees: ({ item_discount, delivery_discount }) => String(item_discount + delivery_discount),
    total_rupees: ({ total }) => String(total),
    city: ({ shipping_address }) => shipping_address.city,
    postal_code: ({ shipping_address }) => shipping_address.postal_code,
    tracking: ({ tracking }) => tracking.map(({ number }) => number).join("; "),
  },
)

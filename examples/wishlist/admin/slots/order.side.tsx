import { defineSlot } from "@haat/sdk/admin"
import { CustomerWishlists } from "../wishlists/wishes"

export default defineSlot("order.side", {
  order: 900,
  component: ({ order }) => (order.customer_id ? <CustomerWishlists customer_id={order.customer_id} /> : null),
})

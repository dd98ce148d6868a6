import { defineSlot } from "@haat/sdk/admin"
import { CustomerWishlists } from "../wishlists/wishes"

export default defineSlot("customer.side", {
  order: 900,
  component: ({ customer }) => <CustomerWishlists customer_id={customer.id} />,
})

import { defineSlot } from "@haat/sdk/admin"
import { Part } from "../v1-notes/Part"

export default defineSlot("customer.side", {
  order: 30_000,
  component: ({ customer }) => <Part slot="customer.side" record={customer.id} />,
})

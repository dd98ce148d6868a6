import { defineSlot } from "@haat/sdk/admin"
import { Part } from "../v1-notes/Part"

export default defineSlot("order.side", {
  order: 30_000,
  component: ({ order }) => <Part slot="order.side" record={order.id} />,
})

import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("order.line", {
  order: 30_000,
  component: ({ order, item }) => (
    <p>
      {V1_NOTES.part("order.line")}{" "}
      <span hidden>
        {order.display_id} {item.name}
      </span>
    </p>
  ),
})

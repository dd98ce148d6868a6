import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("order.sections", {
  order: 30_000,
  component: ({ order }) => (
    <p>
      {V1_NOTES.part("order.sections")} <span hidden>{order.id}</span>
    </p>
  ),
})

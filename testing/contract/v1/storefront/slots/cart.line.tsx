import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("cart.line", {
  order: 30_000,
  component: ({ line }) => (
    <p>
      {V1_NOTES.part("cart.line")} <span hidden>{line.variant_id}</span>
    </p>
  ),
})

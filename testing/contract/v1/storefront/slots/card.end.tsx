import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("card.end", {
  order: 30_000,
  component: ({ product }) => (
    <p>
      {V1_NOTES.part("card.end")} <span hidden>{product.id}</span>
    </p>
  ),
})

import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("card.corner", {
  order: 30_000,
  component: ({ product }) => (
    <p>
      {V1_NOTES.part("card.corner")} <span hidden>{product.name}</span>
    </p>
  ),
})

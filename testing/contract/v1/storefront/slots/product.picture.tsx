import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("product.picture", {
  order: 30_000,
  component: ({ product }) => (
    <p>
      {V1_NOTES.part("product.picture")} <span hidden>{product.name}</span>
    </p>
  ),
})

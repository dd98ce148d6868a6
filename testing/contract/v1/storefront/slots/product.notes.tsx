import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("product.notes", {
  order: 30_000,
  component: ({ product }) => (
    <p>
      {V1_NOTES.part("product.notes")} <span hidden>{product.id}</span>
    </p>
  ),
})

import { defineSlot } from "@haat/sdk/admin"
import { Part } from "../v1-notes/Part"

export default defineSlot("product.form", {
  order: 30_000,
  component: ({ product }) => <Part slot="product.form" record={product.id} />,
})

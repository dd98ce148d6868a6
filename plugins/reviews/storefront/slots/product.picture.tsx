import { defineSlot } from "@haat/sdk/storefront"
import { PurchaseBanner } from "../purchase-banner.tsx"

export default defineSlot("product.picture", {
  order: 100,
  component: ({ product }) => <PurchaseBanner product_id={product.id} />,
})

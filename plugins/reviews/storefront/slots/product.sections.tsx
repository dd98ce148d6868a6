import { defineSlot } from "@haat/sdk/storefront"
import { ProductReviews } from "../product-reviews.tsx"

export default defineSlot("product.sections", {
  order: 100,
  anchor: "reviews",
  component: ({ product }) => <ProductReviews product_id={product.id} rating={product.rating} />,
})

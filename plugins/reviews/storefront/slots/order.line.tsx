import { defineSlot } from "@haat/sdk/storefront"
import { Link } from "react-router-dom"
import { REVIEWS } from "../messages.ts"

export default defineSlot("order.line", {
  order: 100,
  component: ({ order, item }) =>
    order.status === "canceled" ? null : (
      <Link to={`/product-info/${item.product_id}#reviews`} className="text-brand underline">
        {REVIEWS.write}
      </Link>
    ),
})

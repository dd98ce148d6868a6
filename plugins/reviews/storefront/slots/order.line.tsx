import { defineSlot } from "@haat/sdk/storefront"
import { Link } from "react-router-dom"
import { ORDER_LINE } from "../order-messages.ts"

export default defineSlot("order.line", {
  order: 100,
  component: ({ order, item }) =>
    order.status === "canceled" ? null : (
      <Link to={`/product-info/${item.product_id}#reviews`} className="text-brand underline">
        {ORDER_LINE.review}
      </Link>
    ),
})

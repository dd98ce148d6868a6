import { defineSlot, ShopLink } from "@haat/sdk/storefront"
import { addPath } from "../heart.tsx"
import { LISTS } from "../page-messages.ts"

export default defineSlot("order.line", {
  order: 900,
  component: ({ item }) => (
    <ShopLink to={addPath(item.product_id)} className="text-brand underline">
      {LISTS.keep}
    </ShopLink>
  ),
})

import { defineSlot, ShopLink } from "@haat/sdk/storefront"
import { PARTS } from "../messages.ts"

const Open = () => (
  <ShopLink to="/wishlist" className="text-sm text-brand underline">
    {PARTS.open}
  </ShopLink>
)

export default defineSlot("product.notes", { order: 900, component: Open })

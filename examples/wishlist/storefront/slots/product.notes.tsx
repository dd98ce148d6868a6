import { defineSlot, ShopLink } from "@haat/sdk/storefront"
import { WISHLIST } from "../messages.ts"

const Open = () => (
  <ShopLink to="/wishlist" className="text-sm text-brand underline">
    {WISHLIST.open}
  </ShopLink>
)

export default defineSlot("product.notes", { order: 900, component: Open })

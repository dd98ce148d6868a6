import { defineSlot, ShopLink, useShopFacts } from "@haat/sdk/storefront"
import { WISHLIST } from "../messages.ts"

/** An announcement, where the owner's setting says so. */
const Banner = () =>
  useShopFacts().plugins.wishlist?.has_banner ? (
    <p className="bg-brand-soft px-4 py-2 text-center text-sm text-brand">
      <ShopLink to="/wishlist" className="underline">
        {WISHLIST.banner}
      </ShopLink>
    </p>
  ) : null

export default defineSlot("layout.banner", { order: 900, component: Banner })

import { defineSlot, ShopLink } from "@haat/sdk/storefront"
import { useLists } from "../lists.ts"
import { WISHLIST } from "../messages.ts"

/** A link to the lists, for shoppers who have one. */
const End = () =>
  useLists()?.length ? (
    <p className="mt-8 text-center text-sm">
      <ShopLink to="/wishlist" className="text-brand underline">
        {WISHLIST.open}
      </ShopLink>
    </p>
  ) : null

export default defineSlot("layout.end", { order: 900, component: End })

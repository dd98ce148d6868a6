import { ButtonLink, defineSlot } from "@haat/sdk/storefront"
import { WISHLIST } from "../messages.ts"

const Open = () => (
  <ButtonLink to="/wishlist" variant="quiet" size="sm" className="-ml-3 self-start">
    {WISHLIST.open}
  </ButtonLink>
)

export default defineSlot("product.notes", { order: 900, component: Open })

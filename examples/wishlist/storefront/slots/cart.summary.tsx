import { ButtonLink, defineSlot } from "@haat/sdk/storefront"
import { useLists } from "../lists.ts"
import { LISTS } from "../page-messages.ts"

const Fill = () =>
  useLists()?.length ? (
    <ButtonLink to="/wishlist" variant="secondary" className="mt-3 w-full">
      {LISTS.fill}
    </ButtonLink>
  ) : null

export default defineSlot("cart.summary", { order: 900, component: Fill })

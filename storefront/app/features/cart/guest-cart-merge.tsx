import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { meQuery } from "../../lib/me-query.ts"
import { notify } from "../../lib/notify.ts"
import { bringGuestCart } from "./bring-guest-cart.ts"
import { hasGuestCart } from "./guest-merge.ts"
import { CART } from "./messages.ts"

/** Finishes, on any page, a merge that a reload or a lost connection interrupted. Belongs once in the layout. */
export const GuestCartMerge = () => {
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const shopper = me?.actor_type === "customer" ? me.id : null
  useEffect(() => {
    if (shopper && hasGuestCart()) bringGuestCart(client).catch(() => notify.error(CART.mergeFailed))
  }, [shopper, client])
  return null
}

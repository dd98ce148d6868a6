import type { Person } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { notify } from "../../lib/notify.ts"
import { bringGuestCart } from "./bring-guest-cart.ts"
import { hasGuestCart } from "./guest-merge.ts"
import { CART } from "./messages.ts"

/** Finishes, on any page, a merge that a reload or a lost connection interrupted. Belongs once in the layout. */
export const GuestCartMerge = ({ person }: { person: Person | null }) => {
  const client = useQueryClient()
  const shopper = person?.actor_type === "customer" ? person.id : null
  useEffect(() => {
    if (shopper && hasGuestCart()) bringGuestCart(client).catch(() => notify.error(CART.mergeFailed))
  }, [shopper, client])
  return null
}

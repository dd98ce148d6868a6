import type { Person } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { notify } from "../../../lib/notify.ts"
import { CART } from "../messages.ts"
import { mergeGuestCart } from "./merge-guest-cart.ts"
import { hasGuestCart } from "./pending-merge.ts"

/** Finishes a merge that a reload or a lost connection interrupted. To be rendered once, in the layout. */
export const GuestCartMerge = ({ person }: { person: Person | null }) => {
  const client = useQueryClient()
  const shopper = person?.actor_type === "customer" ? person.id : null
  useEffect(() => {
    if (shopper && hasGuestCart()) mergeGuestCart(client).catch(() => notify.error(CART.mergeFailed))
  }, [shopper, client])
  return null
}

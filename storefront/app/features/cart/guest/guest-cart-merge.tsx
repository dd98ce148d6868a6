import type { Person } from "@haat/accounts/contract"
import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { notify } from "../../../lib/notify.ts"
import { CART } from "../messages.ts"
import { hasGuestCart } from "./has-guest-cart.ts"

const merge = async (client: QueryClient) => (await import("./merge-guest-cart.ts")).mergeGuestCart(client)

/** Finishes a merge that a reload or a lost connection interrupted. To be rendered once, in the layout. */
export const GuestCartMerge = ({ person }: { person: Person | null }) => {
  const client = useQueryClient()
  const shopper = person?.actor_type === "customer" ? person.id : null
  useEffect(() => {
    if (shopper && hasGuestCart()) merge(client).catch(() => notify.error(CART.mergeFailed))
  }, [shopper, client])
  return null
}

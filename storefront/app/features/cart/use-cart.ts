import type { Cart } from "@haat/checkout/contract"
import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { meQuery } from "../../lib/person/me-query.ts"
import { cartOf } from "./change/cart-change.ts"
import { useGuestLines } from "./guest/use-guest-lines.ts"
import { useServerCart } from "./use-server-cart.ts"

type ShownCart = { cart: Cart | undefined; isGuest: boolean; isError: boolean; retry: () => void }

/** The guest's or shopper's cart with pending changes applied; `cart` is undefined while it is loading. */
export const useCart = (): ShownCart => {
  const { data: me } = useQuery(meQuery)
  const guest = useGuestLines(me === null)
  const server = useServerCart(me?.actor_type === "customer")
  const guestCart = useMemo(() => (guest.isLoading ? undefined : cartOf(guest.lines)), [guest])
  if (me) return { ...server, isGuest: false }
  return { cart: guestCart, isGuest: true, isError: guest.isError, retry: guest.retry }
}

import type { Cart } from "@haat/checkout/contract"
import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { meQuery } from "../../lib/me-query.ts"
import { applyChange, cartOf } from "./cart-change.ts"
import { cartQuery } from "./cart-query.ts"
import { useWaitingChanges } from "./change-cart.ts"
import { useGuestLines, useStoredGuestLines } from "./use-guest-lines.ts"

export type ShownCart = { cart: Cart | undefined; isGuest: boolean; isError: boolean; retry: () => void }

const useServerCart = (enabled: boolean) => {
  const { data, isError, refetch } = useQuery({ ...cartQuery, enabled })
  const changes = useWaitingChanges()
  const cart = useMemo(() => data && changes.reduce(applyChange, data), [data, changes])
  return { cart, isError: isError && !data, retry: () => void refetch() }
}

/** The cart of whoever is here, changes on their way included; `cart` is undefined while it is being fetched. */
export const useCart = (): ShownCart => {
  const { data: me } = useQuery(meQuery)
  const guest = useGuestLines(me === null)
  const server = useServerCart(me?.actor_type === "customer")
  const guestCart = useMemo(() => (guest.isLoading ? undefined : cartOf(guest.lines)), [guest])
  if (me) return { ...server, isGuest: false }
  return { cart: guestCart, isGuest: true, isError: guest.isError, retry: guest.retry }
}

/** Pieces in a shopper's cart, for the navigation. */
export const useShopperCount = (): number => useServerCart(true).cart?.item_count ?? 0

/** Pieces in a guest's cart, for the navigation: they are counted on the device and cost no request. */
export const useGuestCount = (): number => useStoredGuestLines()?.reduce((count, line) => count + line.quantity, 0) ?? 0

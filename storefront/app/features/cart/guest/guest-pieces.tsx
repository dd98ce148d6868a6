import type { ReactNode } from "react"
import { countPieces, useStoredGuestLines } from "./guest-cart.ts"
import { useGuestCart } from "./use-guest-cart.ts"

/** Passes the number of pieces in a guest's cart that can be bought to its child; all of them until that is known. */
export default function GuestPieces({ children }: { children: (count: number) => ReactNode }) {
  const stored = useStoredGuestLines()
  const { data: cart, isError } = useGuestCart(true)
  return children(cart && !isError ? cart.item_count : countPieces(stored ?? []))
}

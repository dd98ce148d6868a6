import type { ReactNode } from "react"
import { cartOf } from "../change/cart-change.ts"
import { piecesOf, useStoredGuestLines } from "./guest-cart.ts"
import { useGuestLines } from "./use-guest-lines.ts"

/** Passes the number of pieces in a guest's cart that can be bought to its child; all of them until that is known. */
export default function GuestPieces({ children }: { children: (count: number) => ReactNode }) {
  const stored = useStoredGuestLines()
  const { lines, isLoading, isError } = useGuestLines(true)
  return children(isLoading || isError ? piecesOf(stored ?? []) : cartOf(lines).item_count)
}

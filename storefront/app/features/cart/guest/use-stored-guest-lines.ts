import { useSyncExternalStore } from "react"
import { type GuestLine, guestCart } from "./guest-cart.ts"

/** The lines stored on the device; null on the server and during hydration. */
export const useStoredGuestLines = () =>
  useSyncExternalStore<GuestLine[] | null>(guestCart.subscribe, guestCart.getLines, guestCart.getServerLines)

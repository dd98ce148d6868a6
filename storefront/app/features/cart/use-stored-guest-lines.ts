import { useSyncExternalStore } from "react"
import { type GuestLine, guestCart } from "./guest-cart.ts"

/** The lines on the device, or null while the page is still the server's. */
export const useStoredGuestLines = () =>
  useSyncExternalStore<GuestLine[] | null>(guestCart.subscribe, guestCart.getLines, guestCart.getServerLines)

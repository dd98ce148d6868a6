import { useStored } from "../../../lib/device/stored-value.ts"
import { guestCart } from "./guest-cart.ts"

/** The lines stored on the device; null on the server and during hydration. */
export const useStoredGuestLines = () => useStored(guestCart, null)

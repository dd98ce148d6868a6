import { PrefetchPageLinks } from "react-router-dom"
import { useStoredGuestLines } from "./use-stored-guest-lines.ts"

/** Fetches the cart's screen once there is something in a guest's cart, so that it opens offline as well. */
export const GuestCartReady = () => (useStoredGuestLines()?.length ? <PrefetchPageLinks page="/cart" /> : null)

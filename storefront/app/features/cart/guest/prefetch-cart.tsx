import { PrefetchPageLinks } from "react-router-dom"
import { useStoredGuestLines } from "./use-stored-guest-lines.ts"

/** Prefetches the code of the cart's screen once a guest's cart is not empty, so that it opens offline as well. */
export const PrefetchCart = () => (useStoredGuestLines()?.length ? <PrefetchPageLinks page="/cart" /> : null)

import { CART } from "../messages.ts"

/** The link in the message that a product was added. */
export const VIEW_CART = { to: "/cart", label: CART.viewCart }

import type { MedusaContainer } from "@medusajs/framework/types"
import type { Cart } from "../contract"
import { readShownCart } from "./offers"
import { readStoredCart } from "./stored-cart"

/** A shopper's cart, as the checkout has it. */
export const readCart = async (scope: MedusaContainer, customer_id: string): Promise<Cart> =>
  readShownCart(scope, await readStoredCart(scope, customer_id))

import type { MedusaContainer } from "@medusajs/framework/types"
import type { Cart } from "../contract"
import { readShownCart } from "./offers"
import { readStoredCart } from "./stored-cart"

/** Reads a shopper's cart with its offers. */
export const readCart = async (scope: MedusaContainer, customer_id: string): Promise<Cart> =>
  readShownCart(scope, await readStoredCart(scope, customer_id))

import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type Cart, READ_CART } from "../contract"

/** A shopper's cart, as the checkout has it. */
export async function readCart(scope: MedusaContainer, customer_id: string): Promise<Cart> {
  const { result } = await scope.resolve(Modules.WORKFLOW_ENGINE).run(READ_CART, { input: { customer_id } })
  return result as Cart
}

import { Conflict } from "@haat/http/conflict"
import { MedusaError } from "@medusajs/framework/utils"
import { MAX_PIECES } from "./contract"

/** Refuses more pieces of a product than the shop can sell, with the sentence the shopper reads. */
export function requireStock(product: { name: string; available: number }, quantity: number) {
  if (quantity > MAX_PIECES)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `At most ${MAX_PIECES} pieces of one product`)
  if (product.available < 1) throw new Conflict(`${product.name} is out of stock`, "sold_out")
  if (quantity > product.available) throw new Conflict(`Only ${product.available} left of ${product.name}`, "sold_out")
}

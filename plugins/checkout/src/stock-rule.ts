import { HttpError } from "@haat/http/http-error"
import { MAX_PIECES } from "./contract"
import { CHECKOUT_ERRORS } from "./errors"

/** Rejects more pieces of a product than the shop can sell, with the sentence the shopper reads. */
export function requireStock(product: { name: string; available: number }, quantity: number) {
  if (quantity > MAX_PIECES) throw new HttpError(CHECKOUT_ERRORS.too_many_pieces, { most: MAX_PIECES })
  if (product.available < 1) throw new HttpError(CHECKOUT_ERRORS.out_of_stock, { product: product.name })
  if (quantity > product.available)
    throw new HttpError(CHECKOUT_ERRORS.only_some_left, { count: product.available, product: product.name })
}

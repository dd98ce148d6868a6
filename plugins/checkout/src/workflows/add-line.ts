import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { AddLine, Cart } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { findLine } from "../find-line"
import type { StoredCart, StoredLine } from "../queries/stored-cart"
import { requireStock } from "../stock-rule"
import { changeCart } from "./cart/change-lines"

type Input = AddLine & { customer_id: string }

/**
 * Adds pieces of a product, or of one of its variants, to the shopper's cart.
 * @returns the whole cart
 * @throws HttpError 404 for a product that is not sold, 409 above the stock or the limits of a cart
 */
export async function addLine(container: MedusaContainer, { customer_id, ...pieces }: Input): Promise<Cart> {
  const { product_id, variant_id } = pieces
  const { cart } = await changeCart(container, customer_id, [variant_id ?? product_id], addPieces(pieces))
  return cart
}

/** Returns the change that adds pieces. @throws HttpError 404 for a product that is not sold, 409 above the stock */
export const addPieces =
  (pieces: AddLine) =>
  ({ lines }: StoredCart): StoredLine[] => {
    const line = findLine(lines, pieces)
    if (!line?.active) throw new HttpError(CHECKOUT_ERRORS.not_in_shop)
    const quantity = line.quantity + pieces.quantity
    requireStock(line, quantity)
    return [{ ...line, quantity }]
  }

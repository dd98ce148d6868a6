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
 * Puts pieces of a product, or of one of its variants, into the shopper's cart, on top of those already there.
 * @returns the whole cart
 * @throws HttpError 404 for what is not sold, 409 for more than there is of it or than a cart holds
 */
export async function addLine(container: MedusaContainer, { customer_id, ...pieces }: Input): Promise<Cart> {
  const { product_id, variant_id } = pieces
  const { cart } = await changeCart(container, customer_id, [variant_id ?? product_id], addPieces(pieces))
  return cart
}

/** The change of a cart that adds pieces. @throws HttpError 404 for what is not sold, 409 for more than there is */
export const addPieces =
  (pieces: AddLine) =>
  ({ lines }: StoredCart): StoredLine[] => {
    const line = findLine(lines, pieces)
    if (!line?.active) throw new HttpError(CHECKOUT_ERRORS.not_in_shop)
    const quantity = line.quantity + pieces.quantity
    requireStock(line, quantity)
    return [{ ...line, quantity }]
  }

import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { type Cart, MAX_PIECES, MAX_SAVED_ITEMS } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { findHeld, nameOf } from "../find-line"
import { deleteItem, listItems, type Place, saveItem as writeItem } from "../modules/saved-items/queries/items"
import { readShownCart } from "../queries/offers"
import { addPieces } from "./add-line"
import { type ChangedCart, changeLines, inCartTransaction } from "./cart/change-lines"

/** Runs `change` in a transaction of the shopper's cart, and returns the cart as it is then. */
async function changeCartAndSavedItems(
  container: MedusaContainer,
  { customer_id, product_id }: Place,
  change: (trx: Knex.Transaction, saved: { quantity: number } | undefined, count: number) => Promise<ChangedCart>,
): Promise<Cart> {
  const { after } = await inCartTransaction(container, customer_id, async (trx) => {
    const items = await listItems(trx, customer_id)
    const saved = items.find((item) => item.product_id === product_id)
    return change(trx, saved, items.length)
  })
  return readShownCart(container, after)
}

/**
 * Moves a line of the cart, with all its pieces, to the shopper's saved items. Returns the cart.
 * @throws HttpError 404 when it is not in the cart, 409 when too much is saved already; a second click changes nothing
 */
export const saveItem = (container: MedusaContainer, place: Place): Promise<Cart> =>
  changeCartAndSavedItems(container, place, async (trx, saved, count) => {
    const { customer_id, product_id } = place
    if (!saved && count >= MAX_SAVED_ITEMS)
      throw new HttpError(CHECKOUT_ERRORS.too_many_saved_items, { most: MAX_SAVED_ITEMS })
    const changed = await changeLines(trx, container, customer_id, [], ({ lines }) => {
      const line = findHeld(lines, { product_id })
      return line ? [{ ...line, quantity: 0 }] : []
    })
    const line = findHeld(changed.before.lines, { product_id })
    if (!line && !saved) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
    if (line) {
      const id = generateEntityId(undefined, "saved")
      const { quantity } = line
      await writeItem(trx, { id, customer_id, product_id: nameOf(line), quantity, most: MAX_PIECES })
    }
    return changed
  })

/**
 * Moves a saved item, with all its pieces, into the cart. When the cart rejects it, it stays saved. Returns the cart.
 * @throws HttpError 404 when it is not saved or not sold any more, 409 when there is not enough of it
 */
export const moveSavedItemToCart = (container: MedusaContainer, place: Place): Promise<Cart> =>
  changeCartAndSavedItems(container, place, async (trx, saved) => {
    if (!saved) throw new HttpError(CHECKOUT_ERRORS.not_saved)
    const { customer_id, product_id } = place
    const add = addPieces({ product_id, quantity: saved.quantity })
    const changed = await changeLines(trx, container, customer_id, [product_id], add)
    await deleteItem(trx, place)
    return changed
  })

/** Deletes a saved item; one that is not there is no error. */
export const removeSavedItem = (container: MedusaContainer, place: Place): Promise<void> =>
  inCartTransaction(container, place.customer_id, (trx) => deleteItem(trx, place))

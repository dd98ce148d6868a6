import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { type Cart, MAX_PIECES, MAX_SAVED_ITEMS } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { findCartLine, savedItemKey } from "../find-line"
import { deleteItem, listItems, type SavedItemKey, saveItem as writeItem } from "../modules/saved-items/queries/items"
import { readShownCart } from "../queries/offers"
import { addPieces } from "./add-line"
import { type ChangedCart, changeLines, runInCartTransaction } from "./cart/change-lines"

/** Runs `change` in a transaction that locks the shopper's cart. Returns the changed cart. */
async function changeCartAndSavedItems(
  container: MedusaContainer,
  { customer_id, product_id }: SavedItemKey,
  change: (trx: Knex.Transaction, saved: { quantity: number } | undefined, count: number) => Promise<ChangedCart>,
): Promise<Cart> {
  const { after } = await runInCartTransaction(container, customer_id, async (trx) => {
    const items = await listItems(trx, customer_id)
    const saved = items.find((item) => item.product_id === product_id)
    return change(trx, saved, items.length)
  })
  return readShownCart(container, after)
}

/**
 * Moves a line of the cart, with all its pieces, to the shopper's saved items. Returns the cart.
 * @throws HttpError 404 when it is not in the cart, 409 above MAX_SAVED_ITEMS; repeating has no effect
 */
export const saveItem = (container: MedusaContainer, key: SavedItemKey): Promise<Cart> =>
  changeCartAndSavedItems(container, key, async (trx, saved, count) => {
    const { customer_id, product_id } = key
    if (!saved && count >= MAX_SAVED_ITEMS)
      throw new HttpError(CHECKOUT_ERRORS.too_many_saved_items, { most: MAX_SAVED_ITEMS })
    const changed = await changeLines(trx, container, customer_id, [], ({ lines }) => {
      const line = findCartLine(lines, { product_id })
      return line ? [{ ...line, quantity: 0 }] : []
    })
    const line = findCartLine(changed.before.lines, { product_id })
    if (!line && !saved) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
    if (line) {
      const id = generateEntityId(undefined, "saved")
      const { quantity } = line
      await writeItem(trx, { id, customer_id, product_id: savedItemKey(line), quantity, most: MAX_PIECES })
    }
    return changed
  })

/**
 * Moves a saved item, with all its pieces, into the cart. When the cart rejects it, it stays saved. Returns the cart.
 * @throws HttpError 404 when it is not saved or not sold any more, 409 when there is not enough of it
 */
export const moveSavedItemToCart = (container: MedusaContainer, key: SavedItemKey): Promise<Cart> =>
  changeCartAndSavedItems(container, key, async (trx, saved) => {
    if (!saved) throw new HttpError(CHECKOUT_ERRORS.not_saved)
    const { customer_id, product_id } = key
    const add = addPieces({ product_id, quantity: saved.quantity })
    const changed = await changeLines(trx, container, customer_id, [product_id], add)
    await deleteItem(trx, key)
    return changed
  })

/** Deletes a saved item; a missing one has no effect. */
export const removeSavedItem = (container: MedusaContainer, key: SavedItemKey): Promise<void> =>
  runInCartTransaction(container, key.customer_id, (trx) => deleteItem(trx, key))

import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductWorkflowEvents } from "@medusajs/framework/utils"
import { CATALOG_ERRORS } from "../errors"
import { deleteProductRows } from "../modules/catalog/queries/delete-product"
import { claimPictures } from "../modules/catalog/queries/picture-ownership"
import { readShopProduct } from "../modules/catalog/queries/shop-product"
import { lockProductStock } from "../modules/catalog/queries/stock"
import { lockProduct } from "../modules/catalog/queries/write-variants"
import { announceProducts } from "./announce-products"
import { discardPictures } from "./discard-pictures"

/**
 * Deletes a product in one transaction, and the files of its pictures afterwards. Order lines and reservations of
 * unfulfilled orders stay.
 * @throws HttpError 404 for an unknown id, and for a product that is pending deletion
 */
export async function deleteProduct(container: MedusaContainer, id: string): Promise<void> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const dropped = await db.transaction((trx) => removeProduct(trx, id))
  await followDeletion(container, id, dropped)
}

/**
 * Deletes a product in the caller's transaction, which calls `followDeletion` once it is committed.
 * @param pendingDeletion true to delete a product that is pending deletion
 * @returns ids of its pictures
 */
export async function removeProduct(
  trx: Knex.Transaction,
  id: string,
  { pendingDeletion = false } = {},
): Promise<string[]> {
  await lockProduct(trx, id)
  if (!(await readShopProduct(trx, id, pendingDeletion))) throw new HttpError(CATALOG_ERRORS.product_not_found)
  await lockProductStock(trx, [id])
  await deleteProductRows(trx, id)
  return claimPictures(trx, [{ product_id: id, ids: [] }])
}

/** Announces a deletion, and removes the files of the pictures; the daily job removes those that this cannot. */
export async function followDeletion(container: MedusaContainer, id: string, dropped: string[]): Promise<void> {
  const deletedEvent = { name: ProductWorkflowEvents.DELETED, data: { id } }
  await announceProducts(container, { product_ids: [id], changed: ["deleted"] }, [deletedEvent])
  if (dropped.length) await discardPictures(container, { ids: dropped })
}

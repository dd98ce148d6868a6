import { isOneOf } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOG_ERRORS } from "../errors"
import { endPendingDeletion, lockNextDue, postponeDeletion } from "../modules/catalog/queries/pending-deletion"
import { followDeletion, removeProduct } from "./delete-product"

/**
 * Deletes the products that have been pending deletion long enough, each in one transaction that locks its row in
 * `product_bin`. One that cannot be deleted is tried again in an hour.
 */
export async function purgeDeletedProducts(container: MedusaContainer): Promise<void> {
  const db = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  for (;;) {
    let id: string | undefined
    let dropped: string[]
    try {
      dropped = await db.transaction(async (trx) => {
        id = await lockNextDue(trx)
        return id === undefined ? [] : removeDue(trx, id)
      })
    } catch (error) {
      if (id === undefined) throw error
      await postponeDeletion(db, id)
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .warn(`Product ${id} could not be deleted; retrying in an hour: ${(error as Error).message}`)
      continue
    }
    if (id === undefined) return
    await followDeletion(container, id, dropped)
  }
}

/** Deletes a product that is due, if it is still there. @returns ids of its pictures */
async function removeDue(trx: Knex.Transaction, id: string): Promise<string[]> {
  await endPendingDeletion(trx, id)
  return removeProduct(trx, id, { pendingDeletion: true }).catch((error) => {
    if (isOneOf(error, CATALOG_ERRORS.product_not_found)) return []
    throw error
  })
}

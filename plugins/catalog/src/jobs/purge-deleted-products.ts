import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteOldChanges } from "../modules/catalog/queries/pending-deletion"
import { purgeDeletedProducts } from "../workflows/purge-deleted-products"

/** Products deleted together are pending deletion for a moment, so that it can be undone. */
export default async function purgeProducts(container: MedusaContainer) {
  await purgeDeletedProducts(container)
  await deleteOldChanges(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "catalog-empty-bin", schedule: "* * * * *" }

import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"
import { purgeDeletedProducts } from "../workflows/purge-deleted-products"

/** Products deleted together are pending deletion for a moment, so that it can be undone. */
export default async function purgeProducts(container: MedusaContainer) {
  await purgeDeletedProducts(container)
  await container.resolve<CatalogModuleService>(CATALOG).deleteOldChanges()
}

export const config = { name: "catalog-empty-bin", schedule: "* * * * *" }

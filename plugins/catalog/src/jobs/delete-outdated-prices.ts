import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"

/** Keeps what variants cost no longer than it may be shown beside the price now. */
export default async function deleteOutdatedPrices(container: MedusaContainer) {
  await container.resolve<CatalogModuleService>(CATALOG).deleteOutdatedPrices()
}

export const config = { name: "catalog-delete-outdated-prices", schedule: "40 * * * *" }

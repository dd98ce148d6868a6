import type { MedusaContainer } from "@medusajs/framework/types"
import { emptyBin } from "../bin/empty-bin"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"

/** Products deleted together stay in the bin for a moment, so that it can be taken back. */
export default async function emptyProductBin(container: MedusaContainer) {
  await emptyBin(container)
  await container.resolve<CatalogModuleService>(CATALOG).forgetOldChanges()
}

export const config = { name: "catalog-empty-bin", schedule: "* * * * *" }

import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"

/** Keeps what shoppers searched for no longer than the setting SEARCH_FIGURE_DAYS says. */
export default async function deleteOldSearchFigures(container: MedusaContainer) {
  await container.resolve<CatalogModuleService>(CATALOG).deleteOldFigures()
}

export const config = { name: "catalog-delete-old-search-figures", schedule: "20 * * * *" }

import type { MedusaContainer } from "@medusajs/framework/types"
import { resolveProductSearch } from "../modules/search/resolve-product-search"

/** Keeps what shoppers searched for no longer than the setting SEARCH_FIGURE_DAYS says. */
export default async function deleteOldSearchFigures(container: MedusaContainer) {
  await resolveProductSearch(container).deleteOldFigures()
}

export const config = { name: "catalog-delete-old-search-figures", schedule: "20 * * * *" }

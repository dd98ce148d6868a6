import type { MedusaContainer } from "@medusajs/framework/types"
import { searchOf } from "../modules/search/search-of"

/** Keeps what shoppers searched for no longer than the setting SEARCH_FIGURE_DAYS says. */
export default async function deleteOldSearchFigures(container: MedusaContainer) {
  await searchOf(container).deleteOldFigures()
}

export const config = { name: "catalog-delete-old-search-figures", schedule: "20 * * * *" }

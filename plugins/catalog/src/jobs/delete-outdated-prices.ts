import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteOutdatedPrices as deleteHistory } from "../modules/catalog/queries/price-history"

/** Keeps what variants cost no longer than it may be shown beside the price now. */
export default async function deleteOutdatedPrices(container: MedusaContainer) {
  await deleteHistory(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "catalog-delete-outdated-prices", schedule: "40 * * * *" }

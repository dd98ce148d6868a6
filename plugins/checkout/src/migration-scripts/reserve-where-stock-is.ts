import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { RESERVE } from "./guard-stock-and-orders"

/** Has the database promise nothing of goods that have gone to another warehouse since they were looked up. Safe to run again. */
export default async function reserveWhereStockIs({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(RESERVE)
}

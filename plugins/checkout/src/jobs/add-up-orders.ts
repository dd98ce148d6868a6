import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addUpOrders } from "../queries/add-up-orders"

/** Keeps the rows few that sums of orders are read from. */
export default async function addUpChangedOrders(container: MedusaContainer) {
  await addUpOrders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "back-office-add-up-orders", schedule: "* * * * *" }

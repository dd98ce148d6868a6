import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { compactOrderSums } from "../queries/add-up-orders"

/** Limits the number of rows that order sums are read from. */
export default async function compactOrderSumsJob(container: MedusaContainer) {
  await compactOrderSums(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

export const config = { name: "back-office-add-up-orders", schedule: "* * * * *" }

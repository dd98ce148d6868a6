import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Sums all sales, in rupees, from the view `sale_sum`. */
export async function readRevenue(container: MedusaContainer): Promise<{ revenue: number }> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { revenue: number }[] }>("select coalesce(sum(total), 0)::float8 as revenue from sale_sum")
  return rows[0]
}

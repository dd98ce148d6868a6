import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** What all sales come to, in rupees; what a sale is says the back office's view. */
export async function readRevenue(container: MedusaContainer): Promise<{ revenue: number }> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { revenue: number }[] }>("select coalesce(sum(total), 0)::float8 as revenue from sale_sum")
  return rows[0]
}

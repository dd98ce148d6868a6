import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const INDEX = `create index if not exists haat_product_time on product (created_at, id) where deleted_at is null`

/** Indexes what the back office lists products by: without it all of them are read for each page. Safe to run again. */
export default async function indexProductTimes({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(INDEX)
}

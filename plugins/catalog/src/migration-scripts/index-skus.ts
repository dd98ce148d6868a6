import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A search asks which product has a variant of the SKU that was typed; the engine's own index tells capital letters from small ones. */
export default async function indexSkus({ container }: { container: MedusaContainer }) {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `create index if not exists "IDX_product_variant_sku_in_any_case" on product_variant (lower(sku)) where deleted_at is null`,
    )
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type PromisedItem = { variant_id: string; inventory_item_id: string }

/** Items of a product's variants of which something is promised to somebody. */
export async function readPromisedStock(container: MedusaContainer, product_id: string): Promise<PromisedItem[]> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: PromisedItem[] }>(
    `select l.variant_id, l.inventory_item_id from product_variant v
     join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
     where v.product_id = ? and exists (
       select 1 from inventory_level il
       where il.inventory_item_id = l.inventory_item_id and il.deleted_at is null and il.reserved_quantity > 0)`,
    [product_id],
  )
  return rows
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { OrderedItem } from "./find-parcels"

const PACKED = `
  select distinct on (goods.line_id, r.inventory_item_id) goods.line_id as line_item_id, r.inventory_item_id,
    goods.title, goods.sku, goods.barcode,
    (wanted.quantity * coalesce(k.required_quantity, 1))::float8 as quantity
  from jsonb_to_recordset(:items::jsonb) as wanted(id text, quantity numeric)
  join line_goods goods on goods.line_id = wanted.id
  left join reservation_item r on r.line_item_id = goods.line_id and r.deleted_at is null
  left join product_variant_inventory_item k on k.variant_id = goods.variant_id
    and k.inventory_item_id = r.inventory_item_id and k.deleted_at is null`

type PackedItem = {
  line_item_id: string
  inventory_item_id: string | undefined
  title: string
  sku: string
  barcode: string
  quantity: number
}

/**
 * Returns a row for each line and its reservation, as Medusa has them; a line without reservation is a row of its own.
 */
export async function readPackedItems(container: MedusaContainer, items: OrderedItem[]): Promise<PackedItem[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: PackedItem[] }>(PACKED, { items: JSON.stringify(items) })).rows
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

type Row = { variant_id: string; inventory_item_id: string }

/** Links to inventory items with live reservations: Medusa refuses to delete a product while they are there. */
export const findPromisedStockStep = createStep("catalog-find-promised-stock", async (id: string, { container }) => {
  const db = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select l.variant_id, l.inventory_item_id from product_variant v
     join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
     where v.product_id = ? and exists (
       select 1 from inventory_level il
       where il.inventory_item_id = l.inventory_item_id and il.deleted_at is null and il.reserved_quantity > 0)`,
    [id],
  )
  return new StepResponse(
    rows.map(({ variant_id, inventory_item_id }) => ({
      [Modules.PRODUCT]: { variant_id },
      [Modules.INVENTORY]: { inventory_item_id },
    })),
  )
})

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { FIRST_VARIANT } from "../schema/first-variant"
import { SELLABLE_VARIANT, VARIANT_SIZE } from "../schema/sellable-variant"
import { VARIANT_PRICE } from "../schema/variant-price"
import { VARIANT_STOCK } from "../schema/variant-stock"

const AT_ONCE = 500

/**
 * Has the database keep what each variant costs and how many pieces of it can be sold, and makes the views that everybody
 * reads it by. From then on whatever changes is followed, so what was there before is filled in a few at a time and nobody
 * who sells meanwhile waits for it. Safe to run again.
 */
export default async function keepSellableVariants({ container }: { container: MedusaContainer }) {
  const db: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await db.transaction(async (trx) => {
    for (const statements of [VARIANT_PRICE, VARIANT_STOCK, FIRST_VARIANT, SELLABLE_VARIANT, VARIANT_SIZE])
      await trx.raw(statements)
  })
  await inBatches(db, "product", (ids) => db.raw("select refresh_first_variant(?)", [ids]))
  await inBatches(db, "product_variant", async (ids) => {
    await db.raw("select refresh_variant_price(?)", [ids])
    await db.raw("select refresh_variant_stock(?)", [ids])
  })
}

async function inBatches(db: Knex, table: string, refresh: (ids: string[]) => Promise<unknown>) {
  for (let after = ""; ; ) {
    const ids: string[] = await db(table).where("id", ">", after).orderBy("id").limit(AT_ONCE).pluck("id")
    if (!ids.length) return
    await refresh(ids)
    after = ids[ids.length - 1]
  }
}

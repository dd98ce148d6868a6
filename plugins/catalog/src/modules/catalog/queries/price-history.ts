import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { OUTDATED_PRICES } from "../../../schema/prices"

/** Deletes prices too old to be shown, and those of deleted variants. @returns the number of deleted rows */
export async function deleteOutdatedPrices(db: Knex): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `delete from variant_price_history history
     where ${OUTDATED_PRICES}
       or not exists (select from variant_price where variant_price.variant_id = history.variant_id)`,
  )
  return rowCount
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { OUTDATED_PRICES } from "../../../schema/prices"

/** Deletes prices that nothing shows any more, and those of variants that are gone. @returns how many */
export async function deleteOutdatedPrices(db: Knex): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `delete from variant_price_history history
     where ${OUTDATED_PRICES} or not exists (select from variant_price its where its.variant_id = history.variant_id)`,
  )
  return rowCount
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Counts goods no more in a place that nothing is left at, in the caller's transaction. */
export const discardEmptyLevels = (trx: Knex, location_id: string) =>
  trx.raw(
    `update inventory_level set deleted_at = now(), updated_at = now()
     where location_id = ? and deleted_at is null and stocked_quantity = 0 and reserved_quantity = 0`,
    [location_id],
  )

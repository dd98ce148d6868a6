import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns true for the first caller with this id; concurrent callers wait for its transaction. */
export async function claimCartMerge(trx: Knex.Transaction, id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: object[] }>(
    `insert into merged_guest_cart (id) values (:id) on conflict do nothing returning id`,
    { id },
  )
  return rows.length > 0
}

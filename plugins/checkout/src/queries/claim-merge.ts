import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** True for the first caller with this id, once its transaction has ended well; another waits until it has. */
export async function claimMerge(trx: Knex.Transaction, id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: object[] }>(
    `insert into merged_guest_cart (id) values (:id) on conflict do nothing returning id`,
    { id },
  )
  return rows.length > 0
}

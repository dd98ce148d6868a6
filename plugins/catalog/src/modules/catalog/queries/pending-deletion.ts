import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const RETRY_SECONDS = 3_600

/** Locks the next product that is due to be deleted, until the transaction ends; undefined when there is none. */
export async function lockNextDue(trx: Knex): Promise<string | undefined> {
  const { rows } = await trx.raw<{ rows: { product_id: string }[] }>(
    `select product_id
     from product_bin
     where delete_at <= now()
     order by delete_at, product_id
     limit 1
     for update skip locked`,
  )
  return rows[0]?.product_id
}

export const endPendingDeletion = (trx: Knex, product_id: string) => trx("product_bin").where({ product_id }).delete()

/** Retries the deletion of a product after an hour. */
export const postponeDeletion = (db: Knex, product_id: string) =>
  db.raw("update product_bin set delete_at = now() + make_interval(secs => ?) where product_id = ?", [
    RETRY_SECONDS,
    product_id,
  ])

/** Deletes records of bulk changes after 7 days, and of imports after 2 days. */
export const deleteOldChanges = async (db: Knex) => {
  await db.raw(
    `delete from product_change
     where created_at < now() - interval '7 days'
       and not exists (select 1 from product_bin where product_bin.change_id = product_change.id)`,
  )
  await db.raw("delete from product_import where created_at < now() - interval '2 days'")
}

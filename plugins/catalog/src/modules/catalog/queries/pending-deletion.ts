import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const LATER_SECONDS = 3_600

/**
 * Passes the next product that is due to `remove`, while nobody else can restore or purge it too.
 * What cannot be removed is tried again in an hour. Returns false when there is none.
 */
export const purgeNext = (db: Knex, remove: (product_id: string) => Promise<void>): Promise<boolean> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { product_id: string }[] }>(
      `select product_id from product_bin where delete_at <= now() order by delete_at, product_id
       limit 1 for update skip locked`,
    )
    if (!rows.length) return false
    const [{ product_id }] = rows
    try {
      await remove(product_id)
      await trx("product_bin").where({ product_id }).delete()
    } catch {
      await trx.raw("update product_bin set delete_at = now() + make_interval(secs => ?) where product_id = ?", [
        LATER_SECONDS,
        product_id,
      ])
    }
    return true
  })

/** What was done long ago cannot be undone and is deleted. */
export const deleteOldChanges = async (db: Knex) => {
  await db.raw(
    `delete from product_change c where created_at < now() - interval '7 days'
     and not exists (select 1 from product_bin b where b.change_id = c.id)`,
  )
  await db.raw("delete from product_import where created_at < now() - interval '2 days'")
}

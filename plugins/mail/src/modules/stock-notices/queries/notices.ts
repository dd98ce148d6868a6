import type { Transaction } from "@haat/sdk/server/database"

/** A variant that a person waits for, and whether it can be bought. */
export type Wanted = { product_id: string; variant_id: string; in_stock: boolean }
/** Contents of a mail; the price in rupees. */
export type BackInStock = { email: string; product_id: string; variant_id: string; name: string; price: number }

/** The variant of this id, or the one that stands for the product of this id; undefined when none is sold. */
export async function findWanted(db: Transaction, id: string): Promise<Wanted | undefined> {
  const { rows } = await db.raw<Wanted>(
    `select product_id, variant_id, pieces > 0 as in_stock from sellable_variant
     where on_sale and price is not null and (variant_id = :id or product_id = :id)
     order by variant_id = :id desc, pieces desc, variant_id limit 1`,
    { id },
  )
  return rows[0]
}

/** Keeps who waits; who waits already goes on waiting. */
export const insertNotice = (db: Transaction, notice: Omit<Wanted, "in_stock"> & { id: string; email: string }) =>
  db.raw(
    `insert into stock_notice (id, product_id, variant_id, email) values (:id, :product_id, :variant_id, :email)
     on conflict (variant_id, email) where told_at is null and deleted_at is null do nothing`,
    notice,
  )

const WAITING = `notice.told_at is null and notice.deleted_at is null
         and (:product_ids::text[] is null or notice.product_id = any(:product_ids::text[]))`

/**
 * Adds a mail to the outbox for each person who waits for a variant that can be bought now, in one statement, so that
 * each gets exactly one mail. `product_ids` null checks all waiting people. @returns the number of mails
 */
export async function notifyWaitingShoppers(db: Transaction, product_ids: string[] | null): Promise<number> {
  // most products have no one waiting, and planning the statement below takes longer than this check
  const { rows: waiting } = await db.raw(`select from stock_notice notice where ${WAITING} limit 1`, { product_ids })
  if (!waiting.length) return 0
  const { rows } = await db.raw<{ id: string }>(
    `with told as (
       update stock_notice notice set told_at = now(), updated_at = now()
       from sellable_variant offer
       where ${WAITING} and offer.variant_id = notice.variant_id
         and offer.on_sale and offer.price is not null and offer.pieces > 0
       returning notice.id)
     insert into outbox_mail (id, kind, payload)
     select 'back-in-stock:' || id, 'back-in-stock', jsonb_build_object('notice_id', id) from told
     on conflict (id) do nothing returning id`,
    { product_ids },
  )
  return rows.length
}

/** Contents of a mail; undefined when the product is not sold any more. */
export async function readBackInStock(db: Transaction, id: string): Promise<BackInStock | undefined> {
  const { rows } = await db.raw<BackInStock>(
    `select notice.email, offer.product_id, offer.variant_id, offer.price::float8 as price,
       offer.name || coalesce(' (' || offer.choice || ')', '') as name
     from stock_notice notice join sellable_variant offer on offer.variant_id = notice.variant_id
     where notice.id = :id and notice.deleted_at is null and offer.on_sale and offer.price is not null`,
    { id },
  )
  return rows[0]
}

/** Has the one whom this was for wait for nothing any more. */
export const stopNotices = (db: Transaction, id: string) =>
  db.raw(
    `delete from stock_notice waiting using stock_notice told
     where told.id = :id and waiting.email = told.email and waiting.told_at is null`,
    { id },
  )

/** Deletes notices that were mailed, or have waited, for longer than their number of days. */
export const deleteOldNotices = (db: Transaction, days: { afterMail: number; waiting: number }) =>
  db.raw(
    `delete from stock_notice where told_at < now() - make_interval(days => :afterMail)
       or told_at is null and created_at < now() - make_interval(days => :waiting)`,
    days,
  )

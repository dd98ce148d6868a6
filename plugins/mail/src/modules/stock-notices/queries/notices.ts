import type { Transaction } from "@haat/sdk/server/database"

/** A variant that a shopper asks to be told about. */
export type RequestedVariant = { product_id: string; variant_id: string; in_stock: boolean }
/** Contents of a back-in-stock mail; the price in rupees. */
export type BackInStock = { email: string; product_id: string; variant_id: string; name: string; price: number }

/**
 * Finds the variant with this id, or the variant with the most pieces of the product with this id. Returns undefined
 * when none is on sale.
 */
export async function findRequestedVariant(db: Transaction, id: string): Promise<RequestedVariant | undefined> {
  const { rows } = await db.raw<RequestedVariant>(
    `select product_id, variant_id, pieces > 0 as in_stock
     from sellable_variant
     where on_sale
       and price is not null
       and (variant_id = :id or product_id = :id)
     order by variant_id = :id desc, pieces desc, variant_id
     limit 1`,
    { id },
  )
  return rows[0]
}

/** Inserts a notice unless this address already waits for the variant. */
export const insertNotice = (
  db: Transaction,
  notice: Omit<RequestedVariant, "in_stock"> & { id: string; email: string },
) =>
  db.raw(
    `insert into stock_notice (id, product_id, variant_id, email)
     values (:id, :product_id, :variant_id, :email)
     on conflict (variant_id, email) where told_at is null and deleted_at is null do nothing`,
    notice,
  )

/** SQL: condition for notices whose mail has not been sent (`told_at`), of the given products or, with null, of all. */
const IS_WAITING_FOR_PRODUCTS = `notice.told_at is null
         and notice.deleted_at is null
         and (:product_ids::text[] is null or notice.product_id = any(:product_ids::text[]))`

/**
 * Adds a mail to the outbox for each notice whose variant can be bought now, in one statement, so that each notice is
 * mailed exactly once. `product_ids` null checks the notices of all products. @returns the number of mails
 */
export async function notifyWaitingShoppers(db: Transaction, product_ids: string[] | null): Promise<number> {
  // most products have no waiting notice, and planning the statement below takes longer than this check
  const { rows: waiting } = await db.raw(
    `select from stock_notice notice
     where ${IS_WAITING_FOR_PRODUCTS}
     limit 1`,
    { product_ids },
  )
  if (!waiting.length) return 0
  const { rows } = await db.raw<{ id: string }>(
    `with due_notice as (
       update stock_notice notice
       set told_at = now(), updated_at = now()
       from sellable_variant variant
       where ${IS_WAITING_FOR_PRODUCTS}
         and variant.variant_id = notice.variant_id
         and variant.on_sale
         and variant.price is not null
         and variant.pieces > 0
       returning notice.id
     )
     insert into outbox_mail (id, kind, payload)
     select 'back-in-stock:' || id, 'back-in-stock', jsonb_build_object('notice_id', id)
     from due_notice
     on conflict (id) do nothing
     returning id`,
    { product_ids },
  )
  return rows.length
}

/** Reads the contents of the mail for a notice; undefined when the variant is no longer on sale. */
export async function readBackInStock(db: Transaction, id: string): Promise<BackInStock | undefined> {
  const { rows } = await db.raw<BackInStock>(
    `select
       notice.email,
       variant.product_id,
       variant.variant_id,
       variant.price::float8 as price,
       variant.name || coalesce(' (' || variant.choice || ')', '') as name
     from stock_notice notice
     join sellable_variant variant on variant.variant_id = notice.variant_id
     where notice.id = :id
       and notice.deleted_at is null
       and variant.on_sale
       and variant.price is not null`,
    { id },
  )
  return rows[0]
}

/** Deletes all waiting notices of the person to whom the notice with this id was addressed. */
export const deleteNoticesOfRecipient = (db: Transaction, id: string) =>
  db.raw(
    `delete from stock_notice waiting
     using stock_notice mailed
     where mailed.id = :id
       and waiting.email = mailed.email
       and waiting.told_at is null`,
    { id },
  )

/** Deletes notices `afterMail` days after their mail was sent, and those that have waited for `waiting` days. */
export const deleteOldNotices = (db: Transaction, days: { afterMail: number; waiting: number }) =>
  db.raw(
    `delete from stock_notice
     where told_at < now() - make_interval(days => :afterMail)
       or told_at is null and created_at < now() - make_interval(days => :waiting)`,
    days,
  )

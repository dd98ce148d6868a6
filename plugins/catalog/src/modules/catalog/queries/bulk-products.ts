import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { UNDO_DELETE_SECONDS } from "../../../bulk-change"
import { NOT_PENDING_DELETION, OFFER } from "../shop-product-row"

/** The product as a bulk change reads it; `price` in rupees, 0 without one, and the prices of its variants. */
export type BulkProduct = { id: string; name: string; active: boolean; price: string; prices: VariantPrice[] }
/** `mrp` in paise. */
export type VariantPrice = { variant_id: string; rupees: number; mrp?: number }

/** These products in this sequence; those that are gone, or wait to be deleted, are left out. */
export const readBulkProducts = async (db: Knex, ids: string[]): Promise<BulkProduct[]> => {
  const { rows } = await db.raw<{ rows: BulkProduct[] }>(
    `select p.id, p.title as name, p.status = 'published' as active, coalesce(price.price, 0) as price, (
       select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('variant_id', v.id, 'rupees', its.price::float8, 'mrp', allowed.mrp)) order by v.id), '[]')
       from product_variant v join variant_price its on its.variant_id = v.id join variant_mrp allowed on allowed.variant_id = v.id
       where v.product_id = p.id and v.deleted_at is null) as prices
     from unnest(?::text[]) with ordinality as wanted(id, place) join product p on p.id = wanted.id ${OFFER}
     where p.deleted_at is null and ${NOT_PENDING_DELETION} order by wanted.place`,
    [ids],
  )
  return rows
}

/**
 * Holds these products in one order for everybody, so that two who change the same wait for each other and never both
 * at once.
 */
export const lockBulkProducts = (trx: Knex, ids: string[]) =>
  trx.raw("select id from product where id = any(?) and deleted_at is null order by id for update", [ids])

/** Writes whether each is active: `after`. */
export const writeActive = (trx: Knex, changes: { id: string; after: unknown }[]) =>
  trx.raw(
    `update product p set status = case when new.after then 'published' else 'draft' end,
       updated_at = greatest(now(), p.updated_at + interval '1 millisecond')
     from jsonb_to_recordset(?::jsonb) as new(id text, after boolean) where p.id = new.id`,
    [JSON.stringify(changes)],
  )

/** Has these products wait to be deleted, as one change. */
export const markDeleted = (trx: Knex, change_id: string, ids: string[]) =>
  trx.raw(
    `insert into product_bin (product_id, change_id, delete_at)
     select id, ?, now() + make_interval(secs => ?) from unnest(?::text[]) as id`,
    [change_id, UNDO_DELETE_SECONDS, ids],
  )

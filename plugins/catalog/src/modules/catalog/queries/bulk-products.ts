import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { UNDO_DELETE_SECONDS } from "../../../bulk-change"
import { NOT_PENDING_DELETION, OFFER } from "../shop-product-row"

/** Product as a bulk change reads it; `price` in rupees, 0 for none, and `prices` of its variants. */
export type BulkProduct = { id: string; name: string; active: boolean; price: string; prices: VariantPrice[] }
/** Price of a variant in rupees; `mrp` in paise. */
export type VariantPrice = { variant_id: string; rupees: number; mrp?: number }

/** Reads products in this order, without those deleted or pending deletion. */
export const readBulkProducts = async (db: Knex, ids: string[]): Promise<BulkProduct[]> => {
  const { rows } = await db.raw<{ rows: BulkProduct[] }>(
    `select
       p.id,
       p.title as name,
       p.status = 'published' as active,
       coalesce(price.price, 0) as price,
       (
         select coalesce(
           jsonb_agg(
             jsonb_strip_nulls(
               jsonb_build_object(
                 'variant_id', v.id,
                 'rupees', own_price.price::float8,
                 'mrp', own_mrp.mrp
               )
             )
             order by v.id
           ),
           '[]'
         )
         from product_variant v
         join variant_price own_price on own_price.variant_id = v.id
         join variant_mrp own_mrp on own_mrp.variant_id = v.id
         where v.product_id = p.id and v.deleted_at is null
       ) as prices
     from unnest(?::text[]) with ordinality as requested(id, position)
     join product p on p.id = requested.id
     ${OFFER}
     where p.deleted_at is null and ${NOT_PENDING_DELETION}
     order by requested.position`,
    [ids],
  )
  return rows
}

/** Locks products in the order of their ids, so that concurrent changes wait for each other without a deadlock. */
export const lockBulkProducts = (trx: Knex, ids: string[]) =>
  trx.raw("select id from product where id = any(?) and deleted_at is null order by id for update", [ids])

/** Publishes or unpublishes products; `after` is true for published. */
export const writeActive = (trx: Knex, changes: { id: string; after: unknown }[]) =>
  trx.raw(
    `update product p
     set
       status = case when new.after then 'published' else 'draft' end,
       updated_at = greatest(now(), p.updated_at + interval '1 millisecond')
     from jsonb_to_recordset(?::jsonb) as new(id text, after boolean)
     where p.id = new.id`,
    [JSON.stringify(changes)],
  )

/** Schedules these products for deletion, as one change that can be undone. */
export const markDeleted = (trx: Knex, change_id: string, ids: string[]) =>
  trx.raw(
    `insert into product_bin (product_id, change_id, delete_at)
     select id, ?, now() + make_interval(secs => ?) from unnest(?::text[]) as id`,
    [change_id, UNDO_DELETE_SECONDS, ids],
  )

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SaveShopProduct } from "../../../contract"
import { toGrams } from "../../../units"
import { toMetadata } from "../metadata"
import { type NewPrice, PRICES_SET, SET_PRICES } from "../queries/price"
import { assignCategories } from "./assign-categories"

/** `version` is the `updated_at` that a product must still have; without one it is updated as it is. */
export type ProductUpdate = { id: string; version?: string; fields: Partial<SaveShopProduct> }

/** A product that was updated, and the number of its prices that were written. */
type UpdatedProduct = { id: string; prices: number }

/**
 * Changes these fields, in the caller's transaction, which calls `rejectAboveMrp` afterwards. Pictures are written by
 * `setPictures`, quantities by `setSellables`. As in Medusa, an empty text removes its field from the metadata.
 * @returns the updated products, without those whose version differs from the given one
 */
export async function updateProducts(trx: Knex, updates: ProductUpdate[]): Promise<UpdatedProduct[]> {
  const prices: NewPrice[] = updates.flatMap(({ id, fields: { price } }) =>
    price === undefined ? [] : [{ product_id: id, rupees: price }],
  )
  const { rows } = await trx.raw<{ rows: UpdatedProduct[] }>(
    `with ${SET_PRICES}
     update product p
     set
       title = coalesce(new.name, p.title),
       description = coalesce(new.description, p.description),
       status = coalesce(new.status, p.status),
       weight = coalesce(new.weight, p.weight),
       length = coalesce(new.length, p.length),
       height = coalesce(new.height, p.height),
       width = coalesce(new.breadth, p.width),
       metadata = case
         when new.metadata is null then p.metadata
         else (coalesce(p.metadata, '{}'::jsonb) || new.metadata)
           - array(select key from jsonb_each(new.metadata) where value = '""'::jsonb)
       end,
       updated_at = greatest(now(), p.updated_at + interval '1 millisecond')
     from jsonb_to_recordset(:updates::jsonb) as new(
       id text,
       version timestamptz,
       name text,
       description text,
       status text,
       weight real,
       length real,
       height real,
       breadth real,
       metadata jsonb
     )
     where p.id = new.id
       and (new.version is null or date_trunc('milliseconds', p.updated_at) = new.version)
     returning p.id, ${PRICES_SET} as prices`,
    { prices: JSON.stringify(prices), updates: JSON.stringify(updates.map(toUpdateRow)) },
  )
  const assignments = updates.flatMap(({ id, fields: { category_id } }) =>
    category_id ? [{ product_id: id, category_id }] : [],
  )
  await assignCategories(trx, assignments)
  return rows
}

const toUpdateRow = ({ id, version, fields }: ProductUpdate) => {
  const { name, description, active, weight, length, height, breadth } = fields
  return {
    id,
    version,
    name,
    description,
    status: active === undefined ? undefined : active ? "published" : "draft",
    weight: weight === undefined ? undefined : toGrams(weight),
    length,
    height,
    breadth,
    metadata: toMetadata(fields, false),
  }
}

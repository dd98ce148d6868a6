import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SaveShopProduct } from "../../../contract"
import { toGrams } from "../../../units"
import { toMetadata } from "../metadata"
import { setPrices } from "../queries/price"
import { enterCategories } from "./enter-categories"

export type ProductUpdate = { id: string; fields: Partial<SaveShopProduct> }

/** Changes these fields, in the caller's transaction. Pictures are `setPictures`', quantities `setSellables`'. */
export const updateProducts = async (trx: Knex, updates: ProductUpdate[]) => {
  await trx.raw(
    `update product p set
       title = coalesce(new.name, p.title), description = coalesce(new.description, p.description),
       status = coalesce(new.status, p.status), weight = coalesce(new.weight, p.weight),
       length = coalesce(new.length, p.length), height = coalesce(new.height, p.height),
       width = coalesce(new.breadth, p.width),
       metadata = case when new.metadata is null then p.metadata else coalesce(p.metadata, '{}'::jsonb) || new.metadata end,
       updated_at = greatest(now(), p.updated_at + interval '1 millisecond')
     from jsonb_to_recordset(?::jsonb) as new(id text, name text, description text, status text, weight real, length real,
       height real, breadth real, metadata jsonb)
     where p.id = new.id`,
    [JSON.stringify(updates.map(toRow))],
  )
  const moved = updates.flatMap(({ id, fields: { category_id } }) =>
    category_id ? [{ product_id: id, category_id }] : [],
  )
  await enterCategories(trx, moved)
  const prices = updates.flatMap(({ id, fields: { price } }) =>
    price === undefined ? [] : [{ product_id: id, rupees: price }],
  )
  if (prices.length) await setPrices(trx, prices)
}

const toRow = ({ id, fields }: ProductUpdate) => {
  const { name, description, active, weight, length, height, breadth } = fields
  return {
    id,
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

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Category } from "../../../contract"

type Renamed = { id: string; name: string; handle: string; metadata?: object }

/** Names a category, and replaces its metadata where that is given. */
export const updateCategory = (trx: Knex, { id, metadata, ...named }: Renamed) =>
  trx("product_category")
    .where({ id })
    .update({
      ...named,
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      updated_at: trx.fn.now(),
    })

/** A category that is about to be deleted, and what speaks against it. */
export type DeletedCategory = Category & { has_children: boolean; is_imported_into: boolean }

/** Reads a category that is about to be deleted, in one snapshot: an import that ends meanwhile is seen once. */
export async function readDeleted(trx: Knex, id: string): Promise<DeletedCategory | undefined> {
  const { rows } = await trx.raw<{ rows: DeletedCategory[] }>(
    `select its.*,
       exists (
         select from product_category child where child.parent_category_id = its.id and child.deleted_at is null
       ) as has_children,
       exists (
         select from product_import waiting, jsonb_array_elements(waiting.plan) write
         where waiting.state = 'queued' and write -> 'fields' ->> 'category_id' = its.id
       ) as is_imported_into
     from shop_category its where its.id = ?`,
    [id],
  )
  return rows[0]
}

/** Marks a category as deleted, and moves those that are listed after it up, as Medusa does. */
export const deleteCategoryRow = (trx: Knex, id: string) =>
  trx.raw(
    `with gone as (
       update product_category set deleted_at = now(), updated_at = now() where id = ?
       returning parent_category_id, rank
     )
     update product_category later set rank = later.rank - 1, updated_at = now()
     from gone
     where later.parent_category_id is not distinct from gone.parent_category_id and later.rank > gone.rank
       and later.deleted_at is null`,
    [id],
  )

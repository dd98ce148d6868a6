import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Category } from "../../../contract"

type CategoryUpdate = { id: string; name: string; handle: string; metadata?: object }

/** Renames a category, and replaces its metadata when given. */
export const updateCategory = (trx: Knex, { id, metadata, ...columns }: CategoryUpdate) =>
  trx("product_category")
    .where({ id })
    .update({
      ...columns,
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      updated_at: trx.fn.now(),
    })

/** Category to delete, and the conditions that prevent it. */
export type CategoryToDelete = Category & { has_children: boolean; is_imported_into: boolean }

/** Reads a category to delete with its conditions, in one statement so that all are of the same snapshot. */
export async function readCategoryToDelete(trx: Knex, id: string): Promise<CategoryToDelete | undefined> {
  const { rows } = await trx.raw<{ rows: CategoryToDelete[] }>(
    `select shop_category.*,
       exists (
         select from product_category child
         where child.parent_category_id = shop_category.id and child.deleted_at is null
       ) as has_children,
       exists (
         select from product_import waiting, jsonb_array_elements(waiting.plan) write
         where waiting.state = 'queued' and write -> 'fields' ->> 'category_id' = shop_category.id
       ) as is_imported_into
     from shop_category
     where shop_category.id = ?`,
    [id],
  )
  return rows[0]
}

/** Soft-deletes a category and decrements the rank of later siblings, as Medusa does. */
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

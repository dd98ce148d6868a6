import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/*
 * Transactions lock in this sequence, so that no two deadlock: deletion of categories, categories, products, their
 * stock, names of categories. An import holds its products when it comes to the names.
 */

/**
 * Locks categories until the transaction ends: none of them is renamed or deleted meanwhile, and other transactions can
 * put products into them.
 * @returns ids of those that are there
 */
export const lockCategoriesShared = (trx: Knex, ids: string[]): Promise<string[]> => lockRows(trx, ids, "share")

/** Locks categories that are renamed or deleted until the transaction ends: no product is put into them meanwhile. */
export const lockCategories = (trx: Knex, ids: string[]): Promise<string[]> => lockRows(trx, ids, "no key update")

async function lockRows(trx: Knex, ids: string[], mode: "share" | "no key update"): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `select id from product_category where id = any(?) and deleted_at is null order by id for ${mode}`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Serializes naming of categories until the transaction ends: of two requests for one name, the second is rejected. */
export const lockCategoryNames = (trx: Knex) => lockNamedList(trx, "catalog-category-names")

/** Serializes deleting of categories until the transaction ends, which changes the ranks of others. */
export const lockCategoryDeletion = (trx: Knex) => lockNamedList(trx, "catalog-category-deletion")

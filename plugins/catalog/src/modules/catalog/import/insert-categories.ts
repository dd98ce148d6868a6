import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { foldName } from "../handle"
import { categoryHandle } from "../queries/categories"

/**
 * Adds the categories that do not exist, in the caller's transaction, which has called `lockCategoryNames`.
 * @returns category ids by folded name, of existing categories too
 */
export const insertCategories = async (trx: Knex, names: string[]): Promise<Map<string, string>> => {
  const existing: { id: string; name: string }[] = await trx("product_category")
    .select("id", "name")
    .whereNull("deleted_at")
  const ids = new Map(existing.map(({ id, name }) => [foldName(name), id]))
  for (const name of names) {
    if (ids.has(foldName(name))) continue
    const handle = (await categoryHandle(trx, name)) as string
    ids.set(foldName(name), await insertCategory(trx, { name, handle }))
  }
  return ids
}

type NewCategory = { name: string; handle: string; metadata?: object }

/** Adds a category at the end, with the columns that Medusa's workflow sets. @returns its id */
export async function insertCategory(trx: Knex, { name, handle, metadata }: NewCategory): Promise<string> {
  const id = generateEntityId(undefined, "pcat")
  const rootCount = trx("product_category").whereNull("deleted_at").whereNull("parent_category_id").count()
  await trx("product_category").insert({
    id,
    name,
    handle,
    mpath: id,
    is_active: true,
    is_internal: false,
    rank: rootCount,
    metadata: metadata && JSON.stringify(metadata),
  })
  return id
}

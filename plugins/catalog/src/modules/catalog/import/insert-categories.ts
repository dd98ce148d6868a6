import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { foldName } from "../handle"
import { categoryHandle } from "../queries/categories"

/**
 * Makes those of these categories that are not there yet, as Medusa's own workflow does, in the caller's transaction.
 * Returns each one's id by its folded name. The caller holds the lock of the names.
 */
export const insertCategories = async (trx: Knex, names: string[]): Promise<Map<string, string>> => {
  const there: { id: string; name: string }[] = await trx("product_category")
    .select("id", "name")
    .whereNull("deleted_at")
  const ids = new Map(there.map(({ id, name }) => [foldName(name), id]))
  for (const name of names) {
    if (ids.has(foldName(name))) continue
    const id = generateEntityId(undefined, "pcat")
    const handle = await categoryHandle(trx, name)
    const roots = trx("product_category").whereNull("deleted_at").whereNull("parent_category_id").count()
    await trx("product_category").insert({
      id,
      name,
      handle,
      mpath: id,
      is_active: true,
      is_internal: false,
      rank: roots,
    })
    ids.set(foldName(name), id)
  }
  return ids
}

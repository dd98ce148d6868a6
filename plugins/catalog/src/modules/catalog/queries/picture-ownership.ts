import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import type { Rendition } from "../rendition"

type StoredPicture = { id: string; product_id: string | null; kept_for: string | null }

/** New pictures of a product, in order. */
export type ProductPictures = { product_id: string; ids: string[] }

/**
 * Sets the pictures of products, each listed at most once, in the caller's transaction.
 * @returns ids of the pictures that belong to no product any more
 * @throws HttpError for a picture that is gone, belongs to another product or is kept for another use
 */
export async function claimPictures(trx: Knex, products: ProductPictures[]): Promise<string[]> {
  const claims = products.flatMap(({ product_id, ids }) => ids.map((id, position) => ({ id, product_id, position })))
  const before: StoredPicture[] = await trx("picture")
    .select("id", "product_id", "kept_for")
    .whereNull("deleted_at")
    .whereRaw("(product_id = any(?) or id = any(?))", [
      products.map(({ product_id }) => product_id),
      claims.map(({ id }) => id),
    ])
    .orderBy("id")
    .forUpdate()
  const known = new Map(before.map((row) => [row.id, row]))
  const owners = new Map<string, string>()
  for (const { id, product_id } of claims) {
    const picture = known.get(id)
    if (!picture) throw new HttpError(CATALOG_ERRORS.picture_gone)
    const owner = picture.product_id ?? owners.get(id)
    if (owner && owner !== product_id) throw new HttpError(CATALOG_ERRORS.picture_taken)
    if (picture.kept_for) throw new HttpError(CATALOG_ERRORS.picture_kept, { owner: picture.kept_for })
    owners.set(id, product_id)
  }
  const dropped = before.map(({ id }) => id).filter((id) => !owners.has(id))
  await trx.raw(
    `update picture
     set product_id = new.product_id, position = new.position, updated_at = now()
     from jsonb_to_recordset(?::jsonb) as new(id text, product_id text, position integer)
     where picture.id = new.id`,
    [JSON.stringify([...dropped.map((id) => ({ id, product_id: null, position: 0 })), ...claims])],
  )
  return dropped
}

/**
 * Reserves an unowned picture for another use than a product.
 * @returns its renditions; null when it is gone or taken
 */
export const keepPicture = async (db: Knex, id: string, kept_for: string): Promise<Rendition[] | null> => {
  const [row] = await db("picture")
    .where({ id })
    .whereNull("product_id")
    .whereNull("kept_for")
    .update({ kept_for, updated_at: db.fn.now() })
    .returning("renditions")
  return row?.renditions ?? null
}

/** Releases kept pictures; they are deleted after a day, or immediately by `discardPictures`. */
export const releasePictures = async (db: Knex, ids: string[]) => {
  await db("picture").whereIn("id", ids).update({ kept_for: null, updated_at: db.fn.now() })
}

/** Deletes the given pictures without an owner, or all that are idle. @returns the deleted pictures */
export const deleteUnownedPictures = async (db: Knex, filter: { ids: string[] } | { idleHours: number }) => {
  const query = db("picture").whereNull("product_id").whereNull("kept_for").delete().returning(["id", "renditions"])
  if ("ids" in filter) query.whereIn("id", filter.ids)
  else query.whereRaw("updated_at < now() - make_interval(hours => ?)", [filter.idleHours])
  return (await query) as { id: string; renditions: Rendition[] }[]
}

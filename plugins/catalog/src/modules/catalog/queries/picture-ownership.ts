import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import type { Rendition } from "../rendition"

type Owned = { id: string; product_id: string | null; kept_for: string | null }

/** The pictures that a product is to have, in their order. */
export type ProductPictures = { product_id: string; ids: string[] }

/**
 * Gives products, each at most once, exactly these pictures in this order, in the caller's transaction. Rejects
 * pictures of another product, also when two claim at once.
 * @returns ids of the pictures that belong to no product any more
 */
export async function claimPictures(trx: Knex, products: ProductPictures[]): Promise<string[]> {
  const wanted = products.flatMap(({ product_id, ids }) => ids.map((id, position) => ({ id, product_id, position })))
  const before: Owned[] = await trx("picture")
    .select("id", "product_id", "kept_for")
    .whereNull("deleted_at")
    .whereRaw("(product_id = any(?) or id = any(?))", [
      products.map(({ product_id }) => product_id),
      wanted.map(({ id }) => id),
    ])
    .orderBy("id")
    .forUpdate()
  const known = new Map(before.map((row) => [row.id, row]))
  const owners = new Map<string, string>()
  for (const { id, product_id } of wanted) {
    const picture = known.get(id)
    if (!picture) throw new HttpError(CATALOG_ERRORS.picture_gone)
    const owner = picture.product_id ?? owners.get(id)
    if (owner && owner !== product_id) throw new HttpError(CATALOG_ERRORS.picture_taken)
    if (picture.kept_for) throw new HttpError(CATALOG_ERRORS.picture_kept, { owner: picture.kept_for })
    owners.set(id, product_id)
  }
  const dropped = before.map(({ id }) => id).filter((id) => !owners.has(id))
  await trx.raw(
    `update picture set product_id = new.product_id, position = new.position, updated_at = now()
     from jsonb_to_recordset(?::jsonb) as new(id text, product_id text, position integer) where picture.id = new.id`,
    [JSON.stringify([...dropped.map((id) => ({ id, product_id: null, position: 0 })), ...wanted])],
  )
  return dropped
}

/**
 * Keeps an unowned picture for something that is no product. Returns its renditions, or null when it is gone or taken.
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

/** Releases pictures: they are deleted after a day, or at once by `discardPictures`. */
export const releasePictures = async (db: Knex, ids: string[]) => {
  await db("picture").whereIn("id", ids).update({ kept_for: null, updated_at: db.fn.now() })
}

/** Deletes pictures without an owner: these, or all that were idle for a day. Returns their contents. */
export const takeUnowned = async (db: Knex, which: { ids: string[] } | { idleHours: number }) => {
  const query = db("picture").whereNull("product_id").whereNull("kept_for").delete().returning(["id", "renditions"])
  if ("ids" in which) query.whereIn("id", which.ids)
  else query.whereRaw("updated_at < now() - make_interval(hours => ?)", [which.idleHours])
  return (await query) as { id: string; renditions: Rendition[] }[]
}

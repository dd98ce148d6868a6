import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MAX_IMAGES } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { setPictures } from "../import/set-pictures"
import type { ProductPictures } from "../queries/picture-ownership"

/**
 * Appends pictures to those of products, in the caller's transaction; pictures that a product has already stay in
 * place.
 * @throws HttpError 400 for too many pictures, or for one that is gone or belongs to another product
 */
export async function addPictures(trx: Knex, products: ProductPictures[]): Promise<void> {
  const additions = products.filter(({ ids }) => ids.length)
  if (!additions.length) return
  const rows: { id: string; product_id: string }[] = await trx("picture")
    .select("id", "product_id")
    .whereIn(
      "product_id",
      additions.map(({ product_id }) => product_id),
    )
    .whereNull("deleted_at")
    .orderBy(["position", "id"])
  const changed = additions.flatMap(({ product_id, ids }) => {
    const existing = rows.filter((row) => row.product_id === product_id).map(({ id }) => id)
    const added = [...new Set(ids)].filter((id) => !existing.includes(id))
    if (!added.length) return []
    if (existing.length + added.length > MAX_IMAGES)
      throw new HttpError(CATALOG_ERRORS.too_many_pictures_of_product, { most: MAX_IMAGES })
    return [{ product_id, ids: [...existing, ...added] }]
  })
  await setPictures(trx, changed)
}

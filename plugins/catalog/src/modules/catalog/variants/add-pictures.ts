import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MAX_IMAGES } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { setPictures } from "../import/set-pictures"
import type { ProductPictures } from "../queries/picture-ownership"

/**
 * Makes pictures the products', after those each has already; ones that it has stay where they are. In the caller's
 * transaction.
 * @throws HttpError 400 for more pictures than a product has, and where a picture is gone or another's
 */
export async function addPictures(trx: Knex, products: ProductPictures[]): Promise<void> {
  const pictured = products.filter(({ ids }) => ids.length)
  if (!pictured.length) return
  const rows: { id: string; product_id: string }[] = await trx("picture")
    .select("id", "product_id")
    .whereIn(
      "product_id",
      pictured.map(({ product_id }) => product_id),
    )
    .whereNull("deleted_at")
    .orderBy(["position", "id"])
  const changed = pictured.flatMap(({ product_id, ids }) => {
    const has = rows.filter((row) => row.product_id === product_id).map(({ id }) => id)
    const added = [...new Set(ids)].filter((id) => !has.includes(id))
    if (!added.length) return []
    if (has.length + added.length > MAX_IMAGES)
      throw new HttpError(CATALOG_ERRORS.too_many_pictures_of_product, { most: MAX_IMAGES })
    return [{ product_id, ids: [...has, ...added] }]
  })
  await setPictures(trx, changed)
}

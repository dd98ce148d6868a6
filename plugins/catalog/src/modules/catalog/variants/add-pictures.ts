import { HttpError } from "@haat/http/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MAX_IMAGES } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { setPictures } from "../import/set-pictures"

/**
 * Makes pictures the product's, after those it has already; ones that it has stay where they are. In the caller's transaction.
 * @throws HttpError 400 for more pictures than a product has, and where a picture is gone or another's
 */
export async function addPictures(trx: Knex, product_id: string, ids: string[]): Promise<void> {
  if (!ids.length) return
  const rows: { id: string }[] = await trx("picture")
    .select("id")
    .where({ product_id })
    .whereNull("deleted_at")
    .orderBy(["position", "id"])
  const has = rows.map(({ id }) => id)
  const added = [...new Set(ids)].filter((id) => !has.includes(id))
  if (!added.length) return
  if (has.length + added.length > MAX_IMAGES)
    throw new HttpError(CATALOG_ERRORS.too_many_pictures_of_product, { most: MAX_IMAGES })
  await setPictures(trx, [{ product_id, ids: [...has, ...added] }])
}

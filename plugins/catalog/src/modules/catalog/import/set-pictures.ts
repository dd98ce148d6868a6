import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { claimPictures, type ProductPictures } from "../queries/picture-ownership"
import { middleRendition, type Rendition } from "../rendition"

/**
 * Sets the pictures of each product, and Medusa's images and thumbnail, in the caller's transaction.
 * @returns ids of the pictures that no product has any more
 */
export const setPictures = async (trx: Knex, products: ProductPictures[]): Promise<string[]> => {
  if (!products.length) return []
  const dropped = await claimPictures(trx, products)
  const rows: { id: string; renditions: Rendition[] }[] = await trx("picture")
    .select("id", "renditions")
    .whereIn(
      "id",
      products.flatMap(({ ids }) => ids),
    )
  const renditions = new Map(rows.map((row) => [row.id, row.renditions]))
  const images = products.flatMap(({ product_id, ids }) =>
    ids.map((id, rank) => ({ product_id, rank, widths: renditions.get(id) ?? [] })),
  )
  await trx("image")
    .whereIn(
      "product_id",
      products.map(({ product_id }) => product_id),
    )
    .delete()
  if (images.length) {
    await trx("image").insert(
      images.map(({ product_id, rank, widths }) => ({
        id: generateEntityId(undefined, "img"),
        product_id,
        rank,
        url: middleRendition(widths).url,
      })),
    )
  }
  const thumbnails = new Map(
    images.filter(({ rank }) => rank === 0).map(({ product_id, widths }) => [product_id, widths[0].url]),
  )
  await trx.raw(
    `update product
     set thumbnail = new.thumbnail
     from jsonb_to_recordset(?::jsonb) as new(id text, thumbnail text)
     where product.id = new.id`,
    [JSON.stringify(products.map(({ product_id: id }) => ({ id, thumbnail: thumbnails.get(id) ?? null })))],
  )
  return dropped.filter((id) => !renditions.has(id))
}

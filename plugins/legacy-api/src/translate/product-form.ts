import type { SaveShopProduct, ShopProduct } from "@haat/catalog/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import { LEGACY_ERRORS } from "../errors"
import type { ChangedProductForm } from "../shapes/product-form"

type Form = Pick<ChangedProductForm, keyof SaveShopProduct & keyof ChangedProductForm> & { category?: string }

/**
 * Converts the sent fields to the shop's shape. The workflow validates them.
 */
export function fromProductForm({ category, active, ...form }: Form): Partial<SaveShopProduct> {
  const { name, description, price, quantity, attributes, about, length, height, breadth, weight } = form
  const fields = {
    name,
    description,
    price,
    quantity,
    attributes,
    about,
    length,
    height,
    breadth,
    weight,
    category_id: category,
    active: active === undefined ? undefined : active === "true",
  }
  // The catalogue's contract rejects invalid numbers and attributes.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<SaveShopProduct>
}

/**
 * Returns the ids of the kept pictures, in their sequence; undefined when the form has none of these fields.
 * @throws HttpError 400 for a picture of another product
 */
export function keptPictures(
  { images }: Pick<ShopProduct, "images">,
  { fileId, deleteImageArr, imagesArr }: Pick<ChangedProductForm, "fileId" | "deleteImageArr" | "imagesArr">,
): string[] | undefined {
  if (!fileId && !deleteImageArr && !imagesArr) return undefined
  const own = new Set(images.map(({ id }) => id))
  const byPath = new Map(images.map(({ id, url }) => [url, id]))
  const foreign =
    [...(fileId ?? []), ...(deleteImageArr ?? [])].some((id) => !own.has(id)) ||
    (imagesArr ?? []).some((path) => !byPath.has(path))
  if (foreign) throw new HttpError(LEGACY_ERRORS.foreign_picture)
  const kept = fileId ?? imagesArr?.map((path) => byPath.get(path) as string) ?? images.map(({ id }) => id)
  return [...new Set(kept)].filter((id) => !deleteImageArr?.includes(id))
}

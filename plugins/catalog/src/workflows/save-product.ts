import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductWorkflowEvents } from "@medusajs/framework/utils"
import { type ProductPart, type ProductParts, type SaveShopProduct, type ShopProduct, toSlug } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { insertProducts } from "../modules/catalog/import/insert-products"
import { setPictures } from "../modules/catalog/import/set-pictures"
import { updateProducts } from "../modules/catalog/import/update-products"
import { updateEstimated } from "../modules/catalog/metadata"
import { lockCategoriesShared } from "../modules/catalog/queries/lock-categories"
import { rejectMissingFacts } from "../modules/catalog/queries/reject-missing-facts"
import { readSavedProduct } from "../modules/catalog/queries/saved-product"
import { readShopProduct } from "../modules/catalog/queries/shop-product"
import { lockProductStock, setProductStock } from "../modules/catalog/queries/stock"
import { lockProduct } from "../modules/catalog/queries/write-variants"
import { toShopProduct } from "../modules/catalog/shop-product-row"
import { rethrowTakenCode } from "../modules/catalog/variants/replace-variants"
import { requireShopSetup } from "../queries/shop-setup"
import { announceProducts } from "./announce-products"
import { discardPictures } from "./discard-pictures"
import { lockParts, NO_PARTS, type SavedParts, writeParts } from "./save-product-parts"

/** Validated input: all fields of a new product, or the sent fields and parts of an existing one. */
export type SaveProduct =
  | { id?: never; version?: never; product: SaveShopProduct; parts?: never }
  | { id: string; version?: string; product: Partial<SaveShopProduct>; parts?: ProductParts }

/** A product before it was saved (null for a new one) and afterwards. */
export type SavedProduct = { before: ShopProduct | null; after: ShopProduct; savedParts: SavedParts }

/** `dropped` are ids of pictures that the product no longer has. */
type Written = SavedProduct & { dropped: string[] }

/**
 * Adds a product, or changes the fields and parts that are sent when `id` is given: all of it in one transaction.
 * `quantity` excludes reserved pieces. `version` is the `updated_at` that was read before editing; a newer one rejects
 * with `product_changed`.
 * @throws HttpError 400 for an unknown category or picture, a price above the MRP and missing facts, 404 for an unknown
 * id, `picture_taken` for another product's picture, and what `replaceVariants` and `moveToLocation` throw
 */
export async function saveProduct(
  container: MedusaContainer,
  { id, version, product, parts = {} }: SaveProduct,
): Promise<SavedProduct> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const write = () =>
    db.transaction((trx) =>
      id === undefined ? addProduct(trx, product) : changeProduct(container, trx, { id, version, product, parts }),
    )
  const { dropped, ...saved } = await write()
    .catch((error: { constraint?: string }) => {
      // Retries with another handle when an import or the Admin API has just committed a product with this one.
      if (error.constraint === "IDX_product_handle_unique") return write()
      throw error
    })
    .catch(rethrowTakenCode)
  const fields = Object.keys(product) as ProductPart[]
  const changed: ProductPart[] = saved.before ? [...new Set([...fields, ...saved.savedParts.changed])] : ["added"]
  const name = saved.before ? ProductWorkflowEvents.UPDATED : ProductWorkflowEvents.CREATED
  const product_ids = [saved.after.id]
  await announceProducts(container, { product_ids, changed }, [{ name, data: { id: saved.after.id } }])
  if (dropped.length) await discardPictures(container, { ids: dropped })
  return saved
}

async function addProduct(trx: Knex.Transaction, product: SaveShopProduct): Promise<Written> {
  const categoryExists = await doesCategoryExist(trx, product.category_id)
  if (!categoryExists) throw new HttpError(CATALOG_ERRORS.product_category_not_found)
  // Serializes products of the same name, so that they get different handles.
  await lockNamedList(trx, `catalog-product-handle:${toSlug(product.name)}`)
  const [id] = await insertProducts(trx, [product], await requireShopSetup(trx), [undefined])
  if (product.images.length) await setPictures(trx, [{ product_id: id, ids: product.images }])
  if (product.active) await rejectMissingFacts(trx, [id])
  return { before: null, after: await readSavedProduct(trx, id), savedParts: NO_PARTS, dropped: [] }
}

type Edit = { id: string; version?: string; product: Partial<SaveShopProduct>; parts: ProductParts }

async function changeProduct(
  container: MedusaContainer,
  trx: Knex.Transaction,
  { id, version, product: changes, parts }: Edit,
): Promise<Written> {
  const { category_id, quantity, images, price } = changes
  await lockParts(trx, parts)
  const categoryExists = category_id === undefined || (await doesCategoryExist(trx, category_id))
  // An edit with a version fails when the row has changed; one without waits for the lock.
  if (version === undefined) await lockProduct(trx, id)
  const row = await readShopProduct(trx, id, false)
  if (!row) throw new HttpError(CATALOG_ERRORS.product_not_found)
  if (!categoryExists) throw new HttpError(CATALOG_ERRORS.product_category_not_found)
  const before = toShopProduct(row)
  if (version !== undefined && Date.parse(version) !== row.updated_at.getTime())
    throw new HttpError(CATALOG_ERRORS.product_changed)
  const fields = updateEstimated(changes, before)
  const [updated] = await updateProducts(trx, [{ id, version: before.updated_at, fields }])
  if (!updated) throw new HttpError(CATALOG_ERRORS.product_changed)
  if (price !== undefined && !updated.prices) throw new HttpError(CATALOG_ERRORS.no_price)
  // these parts write more of the product's stock, which everyone locks in one sequence
  if (quantity !== undefined && (parts.variants || parts.location_id !== undefined)) await lockProductStock(trx, [id])
  if (quantity !== undefined) await setProductStock(trx, id, quantity)
  const dropped = images ? await setPictures(trx, [{ product_id: id, ids: images }]) : []
  const savedParts = await writeParts(container, trx, id, parts)
  const isAboutFacts = changes.facts || category_id || changes.active
  if (isAboutFacts && (changes.active ?? before.active)) await rejectMissingFacts(trx, [id])
  return { before, after: await readSavedProduct(trx, id), savedParts, dropped }
}

const doesCategoryExist = async (trx: Knex.Transaction, id: string) =>
  (await lockCategoriesShared(trx, [id])).length > 0

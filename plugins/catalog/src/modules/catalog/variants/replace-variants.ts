import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductVariants, SaveVariants } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"
import { readProductVariants } from "../queries/product-variants"
import { lockProduct } from "../queries/write-variants"
import { writeProductVariants } from "./write-product-variants"

export type SavedVariants = { before: ProductVariants; after: ProductVariants }

/**
 * Replaces the options and variants of a product, in the caller's transaction. A variant is matched by its id, else by
 * the same values, by their previous names; a variant of a plain product becomes the first. A matched variant keeps its
 * stock, orders and cart lines. New ones are stocked at the product's location, else at the shop's main one.
 * @throws HttpError 404 for an unknown product, 409 for a product that was changed since `updated_at`, 400 for another
 * product's variant, 400 and 409 for pictures that it cannot have
 */
export async function replaceVariants(trx: Knex, product_id: string, changes: SaveVariants): Promise<SavedVariants> {
  const version = await lockProduct(trx, product_id)
  if (!version) throw new HttpError(HTTP_ERRORS.no_such_product)
  if (version !== (changes.updated_at ?? version)) throw new HttpError(CATALOG_ERRORS.product_changed)
  const known = await writeProductVariants(trx, [{ product_id, variants: changes }])
  const before: ProductVariants = known.get(product_id) ?? { options: [], variants: [], updated_at: version }
  return { before, after: (await readProductVariants(trx, product_id)) as ProductVariants }
}

/** Rethrows a unique violation of SKU or GTIN as an HttpError, and any other error as it is. */
export const rethrowTakenCode = (error: { constraint?: string }): never => {
  if (error.constraint === "IDX_product_variant_sku_unique" || error.constraint === "IDX_inventory_item_sku")
    throw new HttpError(CATALOG_ERRORS.sku_taken)
  if (error.constraint === "IDX_product_variant_barcode_unique") throw new HttpError(CATALOG_ERRORS.gtin_taken)
  throw error
}

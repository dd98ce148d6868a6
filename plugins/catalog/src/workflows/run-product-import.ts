import { sentenceOf } from "@haat/sdk/errors"
import { isHttpError, isOneOf } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type ChangedProduct, GOODS_TAXES, type GoodsTaxes, type ProductPart } from "../contract"
import { CATALOG_ERRORS, OUTDATED_IMPORT } from "../errors"
import { failQueuedImport } from "../modules/catalog/import/import-queue"
import { type Imported, runImport } from "../modules/catalog/import/run-import"
import { requireShopSetup } from "../queries/shop-setup"
import { announceProducts } from "./announce-products"
import { discardImportPictures } from "./discard-import-pictures"
import { discardPictures } from "./discard-pictures"

/**
 * Writes a queued import, as a whole or not at all; see `runImport`. Why it could not be written is told by the import
 * itself afterwards. @returns false while another import is being written
 */
export async function runProductImport(container: MedusaContainer, id: string): Promise<boolean> {
  const db = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const taxes = container.resolve<GoodsTaxes>(GOODS_TAXES)
  const imported = await requireShopSetup(db)
    .then((setup) => runImport(db, { id, setup, taxes }))
    .catch(async (error: unknown): Promise<Imported> => {
      await failImport(container, id, error)
      return { products: [], dropped: [] }
    })
  if (!imported) return false
  const { products, dropped } = imported
  await announceProducts(container, { product_ids: products.map((one) => one.id), changed: changedParts(products) })
  if (dropped.length) await discardPictures(container, { ids: dropped })
  return true
}

/** Fields that differ in at least one of the products, and "added" where one is new. */
function changedParts(products: ChangedProduct[]): ProductPart[] {
  const fields = products.flatMap(({ before, after = {} }) => (before ? Object.keys(after) : ["added"]))
  return [...new Set(fields)].map((field) => (field === "category" ? "category_id" : field) as ProductPart)
}

/**
 * Writes down why nothing was kept. Where the shop has changed, the file has to be chosen again, and its pictures are
 * loaded again.
 */
async function failImport(container: MedusaContainer, id: string, error: unknown): Promise<void> {
  const isOutdated = isOneOf(error, ...OUTDATED_IMPORT)
  if (!isHttpError(error))
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .error(`The import ${id} was broken off`, error instanceof Error ? error : undefined)
  if (isOutdated) await discardImportPictures(container, id)
  const failure = isHttpError(error) ? error.message : sentenceOf(CATALOG_ERRORS.import_broken_off)
  await failQueuedImport(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id, failure, isOutdated)
}

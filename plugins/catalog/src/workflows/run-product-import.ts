import { sentenceOf } from "@haat/sdk/errors"
import { isHttpError, isOneOf } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type ChangedProduct, GOODS_TAXES, type GoodsTaxes, type ProductPart } from "../contract"
import { CATALOG_ERRORS, OUTDATED_IMPORT } from "../errors"
import { failQueuedImport } from "../modules/catalog/import/import-queue"
import { type ImportResult, runImport } from "../modules/catalog/import/run-import"
import { requireShopSetup } from "../queries/shop-setup"
import { announceProducts } from "./announce-products"
import { discardImportPictures } from "./discard-import-pictures"
import { discardPictures } from "./discard-pictures"

/**
 * Writes a queued import in one transaction; see `runImport`. On failure, the import is marked as failed with the
 * reason.
 * @returns false while another import is being written
 */
export async function runProductImport(container: MedusaContainer, id: string): Promise<boolean> {
  const db = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const taxes = container.resolve<GoodsTaxes>(GOODS_TAXES)
  const imported = await requireShopSetup(db)
    .then((setup) => runImport(db, { id, setup, taxes }))
    .catch(async (error: unknown): Promise<ImportResult> => {
      await recordFailure(container, id, error)
      return { products: [], dropped: [] }
    })
  if (!imported) return false
  const { products, dropped } = imported
  await announceProducts(container, { product_ids: products.map(({ id }) => id), changed: changedParts(products) })
  if (dropped.length) await discardPictures(container, { ids: dropped })
  return true
}

/** Returns the fields that changed in at least one product, and "added" when one is new. */
function changedParts(products: ChangedProduct[]): ProductPart[] {
  const fields = products.flatMap(({ before, after = {} }) => (before ? Object.keys(after) : ["added"]))
  return [...new Set(fields)].map((field) => (field === "category" ? "category_id" : field) as ProductPart)
}

/** Marks the import as failed. Discards its pictures when the plan is outdated, as the file has to be checked again. */
async function recordFailure(container: MedusaContainer, id: string, error: unknown): Promise<void> {
  const isOutdated = isOneOf(error, ...OUTDATED_IMPORT)
  if (!isHttpError(error))
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .error(`Import ${id} failed`, error instanceof Error ? error : undefined)
  if (isOutdated) await discardImportPictures(container, id)
  const failure = isHttpError(error) ? error.message : sentenceOf(CATALOG_ERRORS.import_broken_off)
  await failQueuedImport(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id, failure, isOutdated)
}

import { sentenceOf } from "@haat/sdk/errors"
import { HttpError, isHttpError, isOneOf } from "@haat/sdk/server/http-error"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { GOODS_TAXES, type GoodsTaxes, STOCK_CHANGED } from "../contract"
import { CATALOG_ERRORS, OUTDATED_IMPORT } from "../errors"
import { CATALOG } from "../modules/catalog"
import type { ImportSetup } from "../modules/catalog/import/insert-products"
import type { Imported } from "../modules/catalog/import/run-import"
import type CatalogModuleService from "../modules/catalog/service"
import { discardPictures } from "../pictures/discard-pictures"
import { readShopSetup } from "../queries/shop-setup"
import { acquireLocks, type Held, releaseLocks } from "./acquire-locks"
import { discardImportPictures } from "./discard-import-pictures"
import { categoryNamesLock } from "./locks"

/**
 * Writes a queued import, as a whole or not at all; see `runImport`. Why it could not be written is told by the import
 * itself afterwards. @returns false while another import is being written
 */
export async function runProductImport(container: MedusaContainer, id: string): Promise<boolean> {
  const imported = await writeImport(container, id).catch(async (error: unknown) => {
    await failImport(container, id, error)
    return { ids: [], dropped: [] }
  })
  if (!imported) return false
  const { ids, dropped } = imported
  if (ids.length) await container.resolve(Modules.EVENT_BUS).emit({ name: STOCK_CHANGED, data: { product_ids: ids } })
  if (dropped.length) await discardPictures(container, { ids: dropped })
  return true
}

async function writeImport(container: MedusaContainer, id: string): Promise<Imported | undefined> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const taxes = container.resolve<GoodsTaxes>(GOODS_TAXES)
  const locking = container.resolve(Modules.LOCKING)
  const setup = await readShopSetup(container)
  if (!isComplete(setup)) throw new HttpError(CATALOG_ERRORS.shop_not_set_up)
  const held: Held[] = []
  const lockCategoryNames = async () => {
    held.push(await acquireLocks(locking, [categoryNamesLock.key]))
  }
  try {
    return await catalog.runImport({ id, setup, taxes, lockCategoryNames })
  } finally {
    for (const names of held) await releaseLocks(locking, names)
  }
}

const isComplete = (setup: Awaited<ReturnType<typeof readShopSetup>>): setup is ImportSetup =>
  Object.values(setup).every((part) => part !== null)

/** Writes down why nothing was kept. Where the shop has changed, the file has to be chosen again, and its pictures are loaded again. */
async function failImport(container: MedusaContainer, id: string, error: unknown): Promise<void> {
  const isOutdated = isOneOf(error, ...OUTDATED_IMPORT)
  if (!isHttpError(error))
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .error(`The import ${id} was broken off`, error instanceof Error ? error : undefined)
  if (isOutdated) await discardImportPictures(container, id)
  const failure = isHttpError(error) ? error.message : sentenceOf(CATALOG_ERRORS.import_broken_off)
  await container.resolve<CatalogModuleService>(CATALOG).failQueuedImport(id, failure, isOutdated)
}

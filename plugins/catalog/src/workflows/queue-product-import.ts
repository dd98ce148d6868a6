import { isOneOf } from "@haat/sdk/server/http-error"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { IMPORT_QUEUED } from "../contract"
import { OUTDATED_IMPORT } from "../errors"
import { CATALOG } from "../modules/catalog"
import type { QueueImport } from "../modules/catalog/import/import-queue"
import type CatalogModuleService from "../modules/catalog/service"
import { acquireLocks, releaseLocks } from "./acquire-locks"
import { discardImportPictures } from "./discard-import-pictures"
import { categoryKey } from "./locks"

/**
 * Has a checked import written behind the response; see the module's `queueImport`. From then on none of its categories is
 * deleted. Its process hears of it by an event; should that be lost, it looks within a minute.
 */
export async function queueProductImport(container: MedusaContainer, run: QueueImport): Promise<void> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const locking = container.resolve(Modules.LOCKING)
  const plan = (await catalog.readImportPlan(run.id)) ?? []
  const categories = plan.flatMap(({ fields }) => (fields.category_id ? [categoryKey(fields.category_id)] : []))
  const held = await acquireLocks(locking, categories)
  try {
    await catalog.queueImport(run)
  } catch (error) {
    if (isOneOf(error, ...OUTDATED_IMPORT)) await discardImportPictures(container, run.id)
    throw error
  } finally {
    await releaseLocks(locking, held)
  }
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: IMPORT_QUEUED, data: { id: run.id } })
    .catch((error: Error) =>
      container.resolve<Logger>(ContainerRegistrationKeys.LOGGER).error("An event is lost", error),
    )
}

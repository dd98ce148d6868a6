import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CATALOG } from "../modules/catalog"
import { deleteUnownedPictures } from "../modules/catalog/queries/picture-ownership"
import type CatalogModuleService from "../modules/catalog/service"

type RemovedPicture = Awaited<ReturnType<typeof deleteUnownedPictures>>[number]

/**
 * Removes unowned pictures: the row first, so that no product can claim it meanwhile, then the files. Failures are
 * logged and not thrown; the daily job retries.
 */
export async function discardPictures(
  container: MedusaContainer,
  filter: Parameters<typeof deleteUnownedPictures>[1],
): Promise<void> {
  try {
    const removed = await deleteUnownedPictures(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), filter)
    for (const picture of removed) await deleteFiles(container, picture)
  } catch (error) {
    resolveLogger(container).warn(`Pictures could not be removed; the daily job retries: ${(error as Error).message}`)
  }
}

/** Deletes the files of a picture whose row was deleted; restores the row when they cannot be deleted. */
async function deleteFiles(container: MedusaContainer, { id, renditions }: RemovedPicture): Promise<void> {
  const file_ids = renditions.map(({ file_id }) => file_id)
  try {
    await container.resolve(Modules.FILE).deleteFiles(file_ids)
  } catch (error) {
    const row = { id, renditions: renditions as unknown as Record<string, unknown> }
    const { message } = error as Error
    try {
      await container.resolve<CatalogModuleService>(CATALOG).createPictures(row)
      resolveLogger(container).warn(
        `The files of picture ${id} could not be removed; the daily job retries: ${message}`,
      )
    } catch {
      resolveLogger(container).error(`Orphaned picture files could not be removed: ${file_ids}: ${message}`)
    }
  }
}

const resolveLogger = (container: MedusaContainer) => container.resolve<Logger>(ContainerRegistrationKeys.LOGGER)

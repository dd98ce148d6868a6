import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CATALOG } from "../modules/catalog"
import { takeUnowned } from "../modules/catalog/queries/picture-ownership"
import type CatalogModuleService from "../modules/catalog/service"

type Taken = Awaited<ReturnType<typeof takeUnowned>>[number]

/**
 * Removes unowned pictures, after the transaction that left them without an owner: the row first, so that no product
 * can take it meanwhile, then the files. A failure is logged and fails nothing: the daily job finds the rows again.
 */
export async function discardPictures(
  container: MedusaContainer,
  which: Parameters<typeof takeUnowned>[1],
): Promise<void> {
  try {
    const taken = await takeUnowned(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), which)
    for (const picture of taken) await deleteFiles(container, picture)
  } catch (error) {
    loggerOf(container).warn(`Pictures could not be removed and will be tried again: ${(error as Error).message}`)
  }
}

/** Deletes the files of a picture whose row is gone. The row is put back when they cannot be deleted. */
async function deleteFiles(container: MedusaContainer, { id, renditions }: Taken): Promise<void> {
  const file_ids = renditions.map(({ file_id }) => file_id)
  try {
    await container.resolve(Modules.FILE).deleteFiles(file_ids)
  } catch (error) {
    const row = { id, renditions: renditions as unknown as Record<string, unknown> }
    const { message } = error as Error
    try {
      await container.resolve<CatalogModuleService>(CATALOG).createPictures(row)
      loggerOf(container).warn(`The files of picture ${id} could not be removed and will be tried again: ${message}`)
    } catch {
      loggerOf(container).error(`These files could not be removed, and no picture has them: ${file_ids}: ${message}`)
    }
  }
}

const loggerOf = (container: MedusaContainer) => container.resolve<Logger>(ContainerRegistrationKeys.LOGGER)

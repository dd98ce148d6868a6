import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CATALOG } from "../modules/catalog"
import { takeUnowned } from "../modules/catalog/queries/picture-ownership"
import type CatalogModuleService from "../modules/catalog/service"

/**
 * Removes unowned pictures: the row first, so that no product can take it meanwhile, then the files. Where files cannot be
 * deleted the row is put back, so that the daily job finds them again. Returns how many pictures went.
 */
export const discardPictures = async (
  container: MedusaContainer,
  which: Parameters<typeof takeUnowned>[1],
): Promise<number> => {
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const files = container.resolve(Modules.FILE)
  let gone = 0
  for (const { id, renditions } of await takeUnowned(db, which)) {
    try {
      await files.deleteFiles(renditions.map(({ file_id }) => file_id))
      gone++
    } catch (error) {
      await catalog.createPictures({ id, renditions: renditions as unknown as Record<string, unknown> })
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .warn(`The files of picture ${id} could not be removed and will be tried again: ${(error as Error).message}`)
    }
  }
  return gone
}

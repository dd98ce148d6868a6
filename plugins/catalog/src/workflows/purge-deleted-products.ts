import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"
import { deleteShopProductWorkflow } from "./delete-shop-product"

/** Deletes for good what has been pending deletion long enough, one product after another. */
export const purgeDeletedProducts = async (container: MedusaContainer) => {
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const remove = async (id: string) => {
    if (!(await catalog.findShopProduct(id, { pendingDeletion: true }))) return
    try {
      await deleteShopProductWorkflow(container).run({ input: { id, pendingDeletion: true } })
    } catch (error) {
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .warn(`The product ${id} could not be deleted and will be tried again: ${(error as Error).message}`)
      throw error
    }
  }
  while (await catalog.purgeNext(remove));
}

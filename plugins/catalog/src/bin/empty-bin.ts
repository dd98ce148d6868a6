import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"
import { deleteShopProductWorkflow } from "../workflows/delete-shop-product"

/** Deletes for good what waited in the bin long enough, one product after another. */
export const emptyBin = async (container: MedusaContainer) => {
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const remove = async (id: string) => {
    if (!(await catalog.findShopProduct(id, { binned: true }))) return
    try {
      await deleteShopProductWorkflow(container).run({ input: { id, binned: true } })
    } catch (error) {
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .warn(`The product ${id} could not be deleted and will be tried again: ${(error as Error).message}`)
      throw error
    }
  }
  while (await catalog.emptyNextOfBin(remove));
}

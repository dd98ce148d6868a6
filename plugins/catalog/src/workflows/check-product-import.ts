import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOG, GOODS_TAXES, type GoodsTaxes, type ProductImport } from "../contract"
import { type ImportFile, saveImport } from "../modules/catalog/import/stored-imports"
import type CatalogModuleService from "../modules/catalog/service"

/** Plans an import, lists all problems of its file and stores the plan. Changes no product. */
export function checkProductImport(container: MedusaContainer, file: ImportFile): Promise<ProductImport> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { publicUrl } = container.resolve<CatalogModuleService>(CATALOG)
  return saveImport(db, file, { publicUrl, taxes: container.resolve<GoodsTaxes>(GOODS_TAXES) })
}

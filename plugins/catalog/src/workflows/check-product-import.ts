import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOG, GOODS_TAXES, type GoodsTaxes, type ProductImport } from "../contract"
import { type ImportFile, keepImport } from "../modules/catalog/import/keep-import"
import type CatalogModuleService from "../modules/catalog/service"

/** Plans the effects of a file of products and lists all of its problems, and keeps the plan. Changes no product. */
export function checkProductImport(container: MedusaContainer, file: ImportFile): Promise<ProductImport> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { publicUrl } = container.resolve<CatalogModuleService>(CATALOG)
  return keepImport(db, file, { publicUrl, taxes: container.resolve<GoodsTaxes>(GOODS_TAXES) })
}

import { HttpError } from "@haat/sdk/server/http-error"
import { workflowOf } from "@haat/sdk/server/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type ProductVariants, type SaveVariants, STOCK_CHANGED } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"
import { readShopSetup } from "../queries/shop-setup"

type Input = { product_id: string; variants: SaveVariants }
export type SavedVariants = { before: ProductVariants; after: ProductVariants }

/**
 * Replaces the options and variants of a product; see the module's `saveVariants`. @returns the previous and the new
 * ones
 */
export async function saveVariants(
  container: MedusaContainer,
  { product_id, variants }: Input,
): Promise<SavedVariants> {
  const { stock_location_id } = await readShopSetup(container)
  if (!stock_location_id) throw new HttpError(CATALOG_ERRORS.shop_not_set_up)
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const saved = await catalog.saveVariants(product_id, variants, stock_location_id)
  await container.resolve(Modules.EVENT_BUS).emit({ name: STOCK_CHANGED, data: { product_ids: [product_id] } })
  return saved
}

export const saveVariantsWorkflow = workflowOf("catalog-save-variants", saveVariants)

import { HttpError } from "@haat/sdk/server/http-error"
import { workflowOf } from "@haat/sdk/server/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { STOCK_CHANGED } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { CATALOG } from "../modules/catalog"
import type { NewProduct } from "../modules/catalog/add-products"
import type CatalogModuleService from "../modules/catalog/service"
import { readShopSetup } from "../queries/shop-setup"

export type { NewProduct }

/** Adds many products at once: all of them or none. @returns their ids in the order given */
export async function addProducts(
  container: MedusaContainer,
  { products }: { products: NewProduct[] },
): Promise<string[]> {
  const { stock_location_id, sales_channel_id, shipping_profile_id } = await readShopSetup(container)
  if (!stock_location_id || !sales_channel_id || !shipping_profile_id)
    throw new HttpError(CATALOG_ERRORS.shop_not_set_up)
  const setup = { stock_location_id, sales_channel_id, shipping_profile_id }
  const ids = await container.resolve<CatalogModuleService>(CATALOG).addProducts(products, setup)
  await container.resolve(Modules.EVENT_BUS).emit({ name: STOCK_CHANGED, data: { product_ids: ids } })
  return ids
}

export const addProductsWorkflow = workflowOf("catalog-add-products", addProducts)

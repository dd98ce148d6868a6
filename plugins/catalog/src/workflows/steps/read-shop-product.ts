import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export const readShopProductStep = createStep("catalog-read-shop-product", async (id: string, { container }) => {
  const product = await container.resolve<CatalogModuleService>(CATALOG).findShopProduct(id)
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Product not found")
  return new StepResponse(product)
})

import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export const readCategoryStep = createStep("catalog-read-category", async (id: string, { container }) => {
  const category = await container.resolve<CatalogModuleService>(CATALOG).findCategory(id)
  if (!category) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Category not found")
  return new StepResponse(category)
})

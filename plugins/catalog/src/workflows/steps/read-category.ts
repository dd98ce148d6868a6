import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export const readCategoryStep = createStep("catalog-read-category", async (id: string, { container }) => {
  const category = await container.resolve<CatalogModuleService>(CATALOG).findCategory(id)
  if (!category) throw new HttpError(CATALOG_ERRORS.category_not_found)
  return new StepResponse(category)
})

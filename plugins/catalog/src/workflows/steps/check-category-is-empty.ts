import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export const checkCategoryIsEmptyStep = createStep(
  "catalog-check-category-is-empty",
  async (id: string, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const category = await catalog.findCategory(id)
    if (!category) throw new HttpError(CATALOG_ERRORS.category_not_found)
    if (category.product_count) {
      const products = category.product_count === 1 ? "1 product is" : `${category.product_count} products are`
      throw new HttpError(CATALOG_ERRORS.category_in_use, { name: category.name, products })
    }
    if (await catalog.isImportedInto(id)) {
      throw new HttpError(CATALOG_ERRORS.category_being_imported, { name: category.name })
    }
    return new StepResponse(category)
  },
)

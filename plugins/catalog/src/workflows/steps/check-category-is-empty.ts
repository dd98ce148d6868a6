import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"
import { refuse } from "../../refuse"

export const checkCategoryIsEmptyStep = createStep(
  "catalog-check-category-is-empty",
  async (id: string, { container }) => {
    const category = await container.resolve<CatalogModuleService>(CATALOG).findCategory(id)
    if (!category) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Category not found")
    if (category.product_count) {
      const products = category.product_count === 1 ? "1 product is" : `${category.product_count} products are`
      throw refuse("category_in_use", `${category.name} cannot be deleted while ${products} in it`)
    }
    return new StepResponse(category)
  },
)

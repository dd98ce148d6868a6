import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"
import { refuse } from "../../refuse"

type Seen = { id?: string; was?: string }

/** Runs under the lock of the category. Refuses with `category_changed` when the category is no longer called as it `was` read. */
export const checkCategoryNameStep = createStep(
  "catalog-check-category-name",
  async ({ id, was }: Seen, { container }) => {
    if (id === undefined || was === undefined) return new StepResponse()
    const category = await container.resolve<CatalogModuleService>(CATALOG).findCategory(id)
    if (category && category.name !== was) {
      throw refuse("category_changed", `Somebody else renamed this category to ${category.name} meanwhile`)
    }
    return new StepResponse()
  },
)

import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

type Seen = { id?: string; was?: string; was_hi?: string }

/** Runs under the lock of the category. Rejects with `category_changed` when the category is no longer called as it `was` read, or in Hindi as `was_hi`. */
export const checkCategoryNameStep = createStep(
  "catalog-check-category-name",
  async ({ id, was, was_hi }: Seen, { container }) => {
    if (id === undefined) return new StepResponse()
    const category = await container.resolve<CatalogModuleService>(CATALOG).findCategory(id)
    if (category && was !== undefined && category.name !== was) {
      throw new HttpError(CATALOG_ERRORS.category_renamed, { name: category.name })
    }
    if (category && was_hi !== undefined && (category.name_hi ?? "") !== was_hi) {
      throw new HttpError(CATALOG_ERRORS.category_hindi_changed)
    }
    return new StepResponse()
  },
)

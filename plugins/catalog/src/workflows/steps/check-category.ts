import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SaveCategory } from "../../contract"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"
import { parseOrRefuse, refuse } from "../../refuse"

export type SaveCategoryInput = { id?: string; name: string }

/**
 * Two people saving one name at once both pass this check; both then come to the same handle, which the database keeps
 * unique, and the second save fails there.
 */
export const checkCategoryStep = createStep(
  "catalog-check-category",
  async ({ id, ...input }: SaveCategoryInput, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const { name } = parseOrRefuse(SaveCategory, input)
    if (id !== undefined && !(await catalog.findCategory(id))) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "Category not found")
    }
    const handle = await catalog.categoryHandle(name, id)
    if (!handle) throw refuse("category_exists", `There is already a category called ${name}`)
    return new StepResponse({ id, name, handle })
  },
)

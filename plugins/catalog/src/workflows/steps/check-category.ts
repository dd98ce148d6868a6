import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SaveCategory } from "../../contract"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"
import { parseOrRefuse, refuse } from "../../refuse"

export type SaveCategoryInput = { id?: string; name: string; was?: string }

/** Runs under the lock of the names. Without it two who save one name at once would both pass, and the second fail later. */
export const checkCategoryStep = createStep(
  "catalog-check-category",
  async ({ id, name: wanted }: SaveCategoryInput, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const { name } = parseOrRefuse(SaveCategory, { name: wanted })
    if (id !== undefined && !(await catalog.findCategory(id))) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "Category not found")
    }
    const handle = await catalog.categoryHandle(name, id)
    if (!handle) throw refuse("category_exists", `There is already a category called ${name}`)
    return new StepResponse({ id, name, handle })
  },
)

import { HttpError } from "@haat/http/http-error"
import { parseInput } from "@haat/http/parse-input"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SaveCategory } from "../../contract"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

/** Without `name_hi` the Hindi name stays; an empty one takes it away. */
export type SaveCategoryInput = { id?: string; name: string; name_hi?: string; was?: string; was_hi?: string }

/** Runs under the lock of the names. Without it two who save one name at once would both pass, and the second fail later. */
export const checkCategoryStep = createStep(
  "catalog-check-category",
  async ({ id, ...wanted }: SaveCategoryInput, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const { name, name_hi } = parseInput(SaveCategory, wanted)
    if (id !== undefined && !(await catalog.findCategory(id))) {
      throw new HttpError(CATALOG_ERRORS.category_not_found)
    }
    const handle = await catalog.categoryHandle(name, id)
    if (!handle) throw new HttpError(CATALOG_ERRORS.category_exists, { name })
    return new StepResponse({ id, name, handle, metadata: name_hi === undefined ? undefined : { name_hi } })
  },
)

import { HttpError } from "@haat/sdk/server/http-error"
import { parseInput } from "@haat/sdk/server/parse-input"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type Category, SaveCategory } from "../../contract"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

/** Category to save. Without `name_hi` the Hindi name stays; an empty one removes it. */
export type SaveCategoryInput = SaveCategory & { id?: string; was?: string; was_hi?: string }

/**
 * Runs under the lock of the names. Without it two who save one name at once would both pass, and the second fail
 * later.
 */
export const checkCategoryStep = createStep(
  "catalog-check-category",
  async ({ id, ...wanted }: SaveCategoryInput, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const { name, name_hi, returns, facts } = parseInput(SaveCategory, wanted)
    const current = id === undefined ? null : await catalog.findCategory(id)
    if (id !== undefined && !current) throw new HttpError(CATALOG_ERRORS.category_not_found)
    const handle = await catalog.categoryHandle(name, id)
    if (!handle) throw new HttpError(CATALOG_ERRORS.category_exists, { name })
    return new StepResponse({ id, name, handle, metadata: toMetadata(current, { name_hi, returns, facts }) })
  },
)

/** Medusa writes all of it: what is not sent stays as it is. Undefined when nothing is sent. */
const toMetadata = (current: Category | null, sent: Omit<SaveCategory, "name">) => {
  const { name_hi, returns = current?.returns, facts = current?.facts } = sent
  if ([sent.name_hi, sent.returns, sent.facts].every((value) => value === undefined)) return undefined
  return {
    name_hi: name_hi ?? current?.name_hi ?? "",
    ...(returns !== undefined && { returns }),
    ...(facts && { facts }),
  }
}

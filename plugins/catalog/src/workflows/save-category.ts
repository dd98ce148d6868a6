import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  createProductCategoriesWorkflow,
  releaseLockStep,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows"
import { categoryNamesLock } from "./locks"
import { checkCategoryStep, type SaveCategoryInput } from "./steps/check-category"
import { readCategoryStep } from "./steps/read-category"

/**
 * Makes a category, or renames it when `id` is given. MedusaError: `invalid_data` 'Category not found' for an empty name,
 * `category_exists` for a name another category has whatever the case, `not_found` for an unknown id.
 */
export const saveCategoryWorkflow = createWorkflow("catalog-save-category", (input: SaveCategoryInput) => {
  acquireLockStep(categoryNamesLock)
  const category = checkCategoryStep(input)

  const created = when("new-category", { category }, ({ category }) => !category.id).then(() =>
    createProductCategoriesWorkflow.runAsStep({
      input: transform({ category }, ({ category: { name, handle } }) => ({
        product_categories: [{ name, handle, is_active: true, is_internal: false }],
      })),
    }),
  )
  when("known-category", { category }, ({ category }) => !!category.id).then(() => {
    updateProductCategoriesWorkflow.runAsStep({
      input: transform({ category }, ({ category: { id, name, handle } }) => ({
        selector: { id },
        update: { name, handle },
      })),
    })
  })
  releaseLockStep(categoryNamesLock)
  return new WorkflowResponse(
    readCategoryStep(transform({ category, created }, ({ category, created }) => category.id ?? created?.[0].id ?? "")),
  )
})

import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  createProductCategoriesWorkflow,
  releaseLockStep,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows"
import { categoryLock, categoryNamesLock } from "./locks"
import { checkCategoryStep, type SaveCategoryInput } from "./steps/check-category"
import { checkCategoryNameStep } from "./steps/check-category-name"
import { readCategoryStep } from "./steps/read-category"

/**
 * Makes a category, or renames it when `id` is given. HttpError 400: 'Category not found' for an empty name,
 * `category_exists` for a name another category has whatever the case, `category_renamed` when it is no longer called as it
 * `was` read, `category_hindi_changed` in Hindi as `was_hi`, 404 for an unknown id.
 */
export const saveCategoryWorkflow = createWorkflow("catalog-save-category", (input: SaveCategoryInput) => {
  const lock = transform(input, ({ id }) => categoryLock(id))
  acquireLockStep(categoryNamesLock)
  acquireLockStep(lock).config({ name: "wait-for-category" })
  checkCategoryNameStep(input)
  const category = checkCategoryStep(input)

  const created = when("new-category", { category }, ({ category }) => !category.id).then(() =>
    createProductCategoriesWorkflow.runAsStep({
      input: transform({ category }, ({ category: { name, handle, metadata } }) => ({
        product_categories: [{ name, handle, metadata, is_active: true, is_internal: false }],
      })),
    }),
  )
  when("known-category", { category }, ({ category }) => !!category.id).then(() => {
    updateProductCategoriesWorkflow.runAsStep({
      input: transform({ category }, ({ category: { id, name, handle, metadata } }) => ({
        selector: { id },
        update: { name, handle, metadata },
      })),
    })
  })
  releaseLockStep(lock).config({ name: "let-go-of-category" })
  releaseLockStep(categoryNamesLock)
  return new WorkflowResponse(
    readCategoryStep(transform({ category, created }, ({ category, created }) => category.id ?? created?.[0].id ?? "")),
  )
})

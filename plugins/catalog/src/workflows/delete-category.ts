import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, deleteProductCategoriesWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import { categoryLock } from "./locks"
import { checkCategoryIsEmptyStep } from "./steps/check-category-is-empty"

/** MedusaError `category_in_use` while products (inactive ones too) are in it, `not_found` for an unknown id. */
export const deleteCategoryWorkflow = createWorkflow("catalog-delete-category", (input: { id: string }) => {
  const lock = transform(input, ({ id }) => categoryLock(id))
  acquireLockStep(lock)
  const category = checkCategoryIsEmptyStep(input.id)
  deleteProductCategoriesWorkflow.runAsStep({ input: transform({ input }, ({ input }) => [input.id]) })
  releaseLockStep(lock)
  return new WorkflowResponse(category)
})

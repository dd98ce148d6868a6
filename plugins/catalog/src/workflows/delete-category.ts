import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows"
import { checkCategoryIsEmptyStep } from "./steps/check-category-is-empty"

/** MedusaError `category_in_use` while products (inactive ones too) are in it, `not_found` for an unknown id. */
export const deleteCategoryWorkflow = createWorkflow("catalog-delete-category", (input: { id: string }) => {
  const category = checkCategoryIsEmptyStep(input.id)
  deleteProductCategoriesWorkflow.runAsStep({ input: transform({ input }, ({ input }) => [input.id]) })
  return new WorkflowResponse(category)
})

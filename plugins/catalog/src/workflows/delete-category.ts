import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductCategoriesWorkflow, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { STOCK_CHANGED } from "../contract"
import { checkCategoryIsEmptyStep } from "./steps/check-category-is-empty"
import { checkCategoryNameStep } from "./steps/check-category-name"
import { lockCategoriesStep } from "./steps/lock-categories"
import { moveProductsStep } from "./steps/move-products"

type DeleteCategory = { id: string; products_to?: string; was?: string }

/**
 * Deletes an empty category, or one whose products go into the category `products_to` before, which are `moved` (id, name). HttpError
 * `category_in_use` while products (inactive ones too) are in it, `category_renamed` when it is no longer called as it `was` read, 404 for an unknown id.
 */
export const deleteCategoryWorkflow = createWorkflow("catalog-delete-category", (input: DeleteCategory) => {
  const held = lockCategoriesStep(transform(input, ({ id, products_to }) => (products_to ? [id, products_to] : [id])))
  checkCategoryNameStep(input)
  const moved = moveProductsStep(input)
  const category = checkCategoryIsEmptyStep(input.id)
  deleteProductCategoriesWorkflow.runAsStep({ input: transform({ input }, ({ input }) => [input.id]) })
  releaseLockStep(held)
  emitEventStep({
    eventName: STOCK_CHANGED,
    data: transform({ moved }, ({ moved }) => ({ product_ids: moved.map((one) => one.id) })),
  })
  return new WorkflowResponse(transform({ category, moved }, ({ category, moved }) => ({ category, moved })))
})

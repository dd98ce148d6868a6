import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { STOCK_CHANGED } from "../contract"
import { undoChangeStep } from "./steps/change-products"

/**
 * Takes back what `catalog-change-products` did, as far as nobody changed it again since. HttpError 404,
 * `undo_too_late`.
 */
export const undoProductChangeWorkflow = createWorkflow("catalog-undo-product-change", (input: { id: string }) => {
  const restored = undoChangeStep(input)
  emitEventStep({
    eventName: STOCK_CHANGED,
    data: transform({ restored }, ({ restored }) => ({ product_ids: restored.ids })),
  })
  return new WorkflowResponse(transform({ restored }, ({ restored: { ids: _, ...report } }) => report))
})

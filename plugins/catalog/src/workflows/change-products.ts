import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import type { BulkChange } from "../bulk-change"
import { STOCK_CHANGED } from "../contract"
import { changeProductsStep } from "./steps/change-products"
import { purgeLaterStep } from "./steps/purge-later"

/**
 * Activates, deactivates, reprices or deletes many products, all or none. Deleted ones are out of sight at once and gone
 * after UNDO_DELETE_SECONDS. HttpError 404 when one is not there, 400 for a price that cannot be.
 */
export const changeProductsWorkflow = createWorkflow("catalog-change-products", (input: BulkChange) => {
  const changed = changeProductsStep(input)
  emitEventStep({
    eventName: STOCK_CHANGED,
    data: transform({ changed }, ({ changed }) => ({ product_ids: changed.ids })),
  })
  purgeLaterStep(input)
  return new WorkflowResponse(transform({ changed }, ({ changed: { ids: _, ...report } }) => report))
})

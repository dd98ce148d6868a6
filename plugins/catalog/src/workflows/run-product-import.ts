import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { STOCK_CHANGED } from "../contract"
import { findShopSetupStep } from "./steps/find-shop-setup"
import { holdCategoriesStep } from "./steps/hold-categories"
import { readImportCategoriesStep, readImportStep, runImportStep } from "./steps/run-product-import"

/**
 * Imports a checked file, as a whole or not at all; see `runImport`. Comes last but for telling, since what is committed
 * stays. Returns the import as it is then.
 */
export const runProductImportWorkflow = createWorkflow("catalog-run-product-import", (input: { id: string }) => {
  const categories = readImportCategoriesStep(input)
  const held = holdCategoriesStep(categories)
  const setup = findShopSetupStep()
  const ids = runImportStep(transform({ input, setup }, ({ input, setup }) => ({ id: input.id, setup })))
  releaseLockStep(held)
  emitEventStep({ eventName: STOCK_CHANGED, data: transform({ ids }, ({ ids }) => ({ product_ids: ids })) })
  return new WorkflowResponse(readImportStep(input))
})

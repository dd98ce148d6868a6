import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { STOCK_CHANGED } from "../contract"
import { categoryNamesLock } from "./locks"
import { discardPicturesStep } from "./steps/discard-pictures"
import { findShopSetupStep } from "./steps/find-shop-setup"
import { lockCategoriesStep } from "./steps/lock-categories"
import { readImportCategoriesStep, readImportStep, runImportStep } from "./steps/run-product-import"

/** `make_categories`: the categories that the file names and the shop has not are made too. */
export type RunProductImportInput = { id: string; make_categories: boolean }

/**
 * Imports a checked file, as a whole or not at all; see `runImport`. Comes last but for telling, since what is committed
 * stays. Returns the import as it is then.
 */
export const runProductImportWorkflow = createWorkflow("catalog-run-product-import", (input: RunProductImportInput) => {
  const categories = readImportCategoriesStep(input)
  const naming = transform({ categories }, ({ categories }) => ({
    ...categoryNamesLock,
    key: categories.made ? [categoryNamesLock.key] : [],
  }))
  acquireLockStep(naming)
  const held = lockCategoriesStep(transform({ categories }, ({ categories }) => categories.ids))
  const setup = findShopSetupStep()
  const { ids, dropped } = runImportStep(transform({ input, setup }, ({ input, setup }) => ({ ...input, setup })))
  releaseLockStep(held)
  releaseLockStep(naming).config({ name: "let-go-of-category-names" })
  emitEventStep({ eventName: STOCK_CHANGED, data: transform({ ids }, ({ ids }) => ({ product_ids: ids })) })
  const result = readImportStep(input)
  discardPicturesStep(dropped)
  return new WorkflowResponse(result)
})

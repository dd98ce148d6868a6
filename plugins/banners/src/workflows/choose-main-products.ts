import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { MainProducts } from "../contract"
import { checkProductsExistStep } from "./steps/check-products-exist"
import { chooseMainProductsStep } from "./steps/choose-main-products"

/** Replaces the main products. HttpError 400 when one of them is not there; inactive ones may be chosen. */
export const chooseMainProductsWorkflow = createWorkflow("banners-choose-main-products", (input: MainProducts) => {
  checkProductsExistStep(input)
  return new WorkflowResponse(chooseMainProductsStep(input))
})

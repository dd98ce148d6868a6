import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { findProducts } from "../catalog"
import type { MainProducts } from "../contract"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

const checkProductsExistStep = createStep(
  "banners-check-products-exist",
  async ({ product_ids }: MainProducts, { container }) => {
    const found = await findProducts(container, product_ids)
    if (found.length < product_ids.length) {
      throw new HttpError(BANNER_ERRORS.main_product_gone)
    }
    return new StepResponse(found.length)
  },
)

const chooseMainProductsStep = createStep(
  "banners-choose-main-products",
  async ({ product_ids }: MainProducts, { container }) =>
    new StepResponse({ product_ids }, await container.resolve<BannersService>(BANNERS).choose(product_ids)),
  async (before, { container }) => {
    if (before) await container.resolve<BannersService>(BANNERS).choose(before)
  },
)

/** Replaces the main products. HttpError 400 when one of them is not there; inactive ones may be chosen. */
export const chooseMainProductsWorkflow = createWorkflow("banners-choose-main-products", (input: MainProducts) => {
  checkProductsExistStep(input)
  return new WorkflowResponse(chooseMainProductsStep(input))
})

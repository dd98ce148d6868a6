import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findProducts } from "../../catalog"
import type { MainProducts } from "../../contract"
import { BANNER_ERRORS } from "../../errors"

export const checkProductsExistStep = createStep(
  "banners-check-products-exist",
  async ({ product_ids }: MainProducts, { container }) => {
    const found = await findProducts(container, product_ids)
    if (found.length < product_ids.length) {
      throw new HttpError(BANNER_ERRORS.main_product_gone)
    }
    return new StepResponse(found.length)
  },
)

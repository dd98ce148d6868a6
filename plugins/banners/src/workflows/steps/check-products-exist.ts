import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findProducts } from "../../catalog"
import type { MainProducts } from "../../contract"

export const checkProductsExistStep = createStep(
  "banners-check-products-exist",
  async ({ product_ids }: MainProducts, { container }) => {
    const found = await findProducts(container, product_ids)
    if (found.length < product_ids.length) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "One of these products is not there any more")
    }
    return new StepResponse(found.length)
  },
)

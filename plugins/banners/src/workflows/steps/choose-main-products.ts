import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { MainProducts } from "../../contract"
import { BANNERS } from "../../modules/banners"
import type BannersService from "../../modules/banners/service"

export const chooseMainProductsStep = createStep(
  "banners-choose-main-products",
  async ({ product_ids }: MainProducts, { container }) =>
    new StepResponse({ product_ids }, await container.resolve<BannersService>(BANNERS).choose(product_ids)),
  async (before, { container }) => {
    if (before) await container.resolve<BannersService>(BANNERS).choose(before)
  },
)

import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type { PriceChange } from "../../modules/catalog/queries/price"
import type CatalogModuleService from "../../modules/catalog/service"

type SetPrice = { product_id: string; price?: number }

/** Without a price, leaves it alone. Our own because Medusa's step for price sets does not put prices back when undone. */
export const setPriceStep = createStep(
  "catalog-set-price",
  async ({ product_id, price }: SetPrice, { container }) => {
    if (price === undefined) return new StepResponse<undefined, PriceChange>(undefined)
    const change = await container.resolve<CatalogModuleService>(CATALOG).setPrice(product_id, price)
    return new StepResponse<undefined, PriceChange>(undefined, change)
  },
  async (change: PriceChange | undefined, { container }) => {
    if (change) await container.resolve<CatalogModuleService>(CATALOG).undoPrice(change)
  },
)

import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

type Which = { id: string; pendingDeletion?: boolean }

export const readShopProductStep = createStep(
  "catalog-read-shop-product",
  async ({ id, pendingDeletion }: Which, { container }) => {
    const product = await container.resolve<CatalogModuleService>(CATALOG).findShopProduct(id, { pendingDeletion })
    if (!product) throw new HttpError(CATALOG_ERRORS.product_not_found)
    return new StepResponse(product)
  },
)

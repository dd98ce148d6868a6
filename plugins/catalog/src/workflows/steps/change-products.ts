import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { BulkChange } from "../../bulk-change"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export const changeProductsStep = createStep(
  "catalog-change-products",
  async (input: BulkChange, { container }) => {
    const changed = await container.resolve<CatalogModuleService>(CATALOG).changeProducts(input)
    return new StepResponse(changed, changed.count ? changed.id : undefined)
  },
  async (id, { container }) => {
    if (id) await container.resolve<CatalogModuleService>(CATALOG).undoChange(id)
  },
)

export const undoChangeStep = createStep("catalog-undo-change", async ({ id }: { id: string }, { container }) => {
  return new StepResponse(await container.resolve<CatalogModuleService>(CATALOG).undoChange(id))
})

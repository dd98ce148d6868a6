import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export const deleteSearchPinStep = createStep(
  "catalog-delete-search-pin",
  async ({ id }: { id: string }, { container }) => {
    const pin = await container.resolve<CatalogModuleService>(CATALOG).removePin(id)
    return new StepResponse(pin, pin)
  },
  async (pin, { container }) => {
    if (pin) await container.resolve<CatalogModuleService>(CATALOG).restorePin(pin)
  },
)

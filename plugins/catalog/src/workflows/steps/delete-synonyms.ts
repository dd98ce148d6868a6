import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export const deleteSynonymsStep = createStep(
  "catalog-delete-synonyms",
  async ({ id }: { id: string }, { container }) => {
    const line = await container.resolve<CatalogModuleService>(CATALOG).removeSynonyms(id)
    return new StepResponse(line, line)
  },
  async (line, { container }) => {
    if (line) await container.resolve<CatalogModuleService>(CATALOG).restoreSynonyms(line)
  },
)

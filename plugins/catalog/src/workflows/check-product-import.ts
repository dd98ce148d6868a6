import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { GOODS_TAXES, type GoodsTaxes } from "../contract"
import { CATALOG } from "../modules/catalog"
import type { ImportFile } from "../modules/catalog/import/keep-import"
import type CatalogModuleService from "../modules/catalog/service"

const checkImportStep = createStep("catalog-check-product-import", async (file: ImportFile, { container }) => {
  const taxes = container.resolve<GoodsTaxes>(GOODS_TAXES)
  return new StepResponse(await container.resolve<CatalogModuleService>(CATALOG).keepImport(file, taxes))
})

/** Plans the effects of a file of products and lists all of its problems. Changes no product. */
export const checkProductImportWorkflow = createWorkflow("catalog-check-product-import", (file: ImportFile) => {
  return new WorkflowResponse(checkImportStep(file))
})

import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { REFUSALS } from "../../contract"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"
import { refuse } from "../../refuse"
import type { ShopSetup } from "./find-shop-setup"

/** The categories that products come into: none of them may be deleted meanwhile. Who asks twice is told at once. */
export const readImportCategoriesStep = createStep(
  "catalog-read-import-categories",
  async ({ id }: { id: string }, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    if ((await catalog.findImport(id))?.state === "running") {
      throw refuse("import_running", "This file is being imported already")
    }
    const plan = (await catalog.readImportPlan(id)) ?? []
    return new StepResponse([...new Set(plan.flatMap(({ fields }) => fields.category_id ?? []))])
  },
)

export const runImportStep = createStep(
  "catalog-run-product-import",
  async ({ id, setup }: { id: string; setup: ShopSetup }, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    try {
      return new StepResponse(await catalog.runImport(id, setup))
    } catch (error) {
      const { code, type } = error as { code?: string; type?: string }
      if (Object.hasOwn(REFUSALS, String(code)) || type === MedusaError.Types.NOT_FOUND) throw error
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`The import ${id} was broken off`, error instanceof Error ? error : undefined)
      throw new MedusaError("unavailable", "The import was broken off and nothing of it was kept. Please try again")
    }
  },
)

export const readImportStep = createStep(
  "catalog-read-product-import",
  async ({ id }: { id: string }, { container }) => {
    const found = await container.resolve<CatalogModuleService>(CATALOG).findImport(id)
    if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such import")
    return new StepResponse(found)
  },
)

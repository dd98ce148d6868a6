import { type GoodsTaxes, GST } from "@haat/gst/contract"
import { HttpError, isHttpError, isOneOf } from "@haat/http/http-error"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS, OUTDATED_IMPORT } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type { RunImport } from "../../modules/catalog/import/run-import"
import type CatalogModuleService from "../../modules/catalog/service"
import { discardPictures } from "../../pictures/discard-pictures"

/** The categories that products come into: none of them may be deleted meanwhile. Who asks twice is told at once. */
export const readImportCategoriesStep = createStep(
  "catalog-read-import-categories",
  async ({ id }: { id: string }, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    if ((await catalog.findImport(id))?.state === "running") {
      throw new HttpError(CATALOG_ERRORS.import_running)
    }
    const plan = (await catalog.readImportPlan(id)) ?? []
    return new StepResponse({
      ids: [...new Set(plan.flatMap(({ fields }) => fields.category_id ?? []))],
      made: plan.some(({ new_category }) => new_category),
    })
  },
)

export const runImportStep = createStep(
  "catalog-run-product-import",
  async (run: Omit<RunImport, "taxes">, { container }) => {
    const { id } = run
    const taxes = container.resolve<GoodsTaxes>(GST)
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    try {
      return new StepResponse(await catalog.runImport({ ...run, taxes }))
    } catch (error) {
      // It has to be chosen again, and its pictures are loaded again.
      if (isOneOf(error, ...OUTDATED_IMPORT)) await discardPictures(container, { ids: await picturesOf(catalog, id) })
      if (isHttpError(error)) throw error
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`The import ${id} was broken off`, error instanceof Error ? error : undefined)
      throw new HttpError(CATALOG_ERRORS.import_broken_off)
    }
  },
)

const picturesOf = async (catalog: CatalogModuleService, id: string) =>
  ((await catalog.readImportPlan(id)) ?? []).flatMap(({ fields }) => fields.images ?? [])

export const readImportStep = createStep(
  "catalog-read-product-import",
  async ({ id }: { id: string }, { container }) => {
    const found = await container.resolve<CatalogModuleService>(CATALOG).findImport(id)
    if (!found) throw new HttpError(CATALOG_ERRORS.no_such_import)
    return new StepResponse(found)
  },
)

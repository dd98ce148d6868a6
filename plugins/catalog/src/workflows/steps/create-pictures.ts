import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import { type Rendition, toProductImage } from "../../modules/catalog/rendition"
import type CatalogModuleService from "../../modules/catalog/service"

export const createPicturesStep = createStep(
  "catalog-create-pictures",
  async (pictures: Rendition[][], { container }) => {
    const rows = await container
      .resolve<CatalogModuleService>(CATALOG)
      .createPictures(pictures.map((renditions) => ({ renditions: renditions as unknown as Record<string, unknown> })))
    return new StepResponse(
      rows.map(({ id }, i) => toProductImage(id, pictures[i])),
      rows.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<CatalogModuleService>(CATALOG).deletePictures(ids)
  },
)

import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { RELEASE_PICTURE } from "../contract"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"
import { discardPictures } from "../pictures/discard-pictures"

const releasePictureStep = createStep("catalog-release-picture", async ({ id }: { id: string }, { container }) => {
  await container.resolve<CatalogModuleService>(CATALOG).releasePicture(id)
  return new StepResponse(await discardPictures(container, { ids: [id] }))
})

/** Lets go of a picture that was kept for something that is no product, and removes its files. Returns how many pictures went. */
export const releasePictureWorkflow = createWorkflow(RELEASE_PICTURE, (input: { id: string }) => {
  return new WorkflowResponse(releasePictureStep(input))
})

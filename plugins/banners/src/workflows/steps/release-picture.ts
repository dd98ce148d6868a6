import { RELEASE_PICTURE } from "@haat/catalog/contract"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

type Deleted = { picture_id: string | null }

/** Comes last, since files do not come back. */
export const releasePictureStep = createStep("banners-release-picture", async (banner: Deleted, { container }) => {
  if (banner.picture_id) {
    await container.resolve(Modules.WORKFLOW_ENGINE).run(RELEASE_PICTURE, { input: { id: banner.picture_id } })
  }
  return new StepResponse(undefined)
})

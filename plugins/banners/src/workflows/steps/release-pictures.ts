import { RELEASE_PICTURE } from "@haat/catalog/contract"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

type Deleted = { picture_id: string | null; picture_id_hi: string | null }

/** Comes last, since files do not come back. */
export const releasePicturesStep = createStep("banners-release-pictures", async (banner: Deleted, { container }) => {
  for (const id of [banner.picture_id, banner.picture_id_hi])
    if (id) await container.resolve(Modules.WORKFLOW_ENGINE).run(RELEASE_PICTURE, { input: { id } })
  return new StepResponse(undefined)
})

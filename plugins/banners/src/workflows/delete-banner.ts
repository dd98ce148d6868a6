import { RELEASE_PICTURE } from "@haat/catalog/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import { Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

const deleteBannerStep = createStep(
  "banners-delete",
  async ({ id }: { id: string }, { container }) => {
    const banner = await container.resolve<BannersService>(BANNERS).take(id)
    if (!banner) throw new HttpError(BANNER_ERRORS.no_such_banner)
    return new StepResponse(banner, banner)
  },
  async (banner, { container }) => {
    if (banner) await container.resolve<BannersService>(BANNERS).createBanners(banner)
  },
)

type Deleted = { picture_id: string | null; picture_id_hi: string | null }

/** Comes last, since files do not come back. */
const releasePicturesStep = createStep("banners-release-pictures", async (banner: Deleted, { container }) => {
  for (const id of [banner.picture_id, banner.picture_id_hi])
    if (id) await container.resolve(Modules.WORKFLOW_ENGINE).run(RELEASE_PICTURE, { input: { id } })
  return new StepResponse(undefined)
})

/** Its uploaded pictures go with it. HttpError 404 when there is no such banner. */
export const deleteBannerWorkflow = createWorkflow("banners-delete", (input: { id: string }) => {
  const banner = deleteBannerStep(input)
  releasePicturesStep(banner)
  return new WorkflowResponse(banner)
})

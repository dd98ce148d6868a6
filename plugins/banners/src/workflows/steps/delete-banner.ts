import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BANNER_ERRORS } from "../../errors"
import { BANNERS } from "../../modules/banners"
import type BannersService from "../../modules/banners/service"

export const deleteBannerStep = createStep(
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

import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MAX_BANNERS, type NewBanner } from "../../contract"
import { BANNER_ERRORS } from "../../errors"
import { BANNERS } from "../../modules/banners"
import type BannersService from "../../modules/banners/service"

export const createBannersStep = createStep(
  "banners-create",
  async (input: { banners: NewBanner[] }, { container }) => {
    const banners = await container.resolve<BannersService>(BANNERS).append(input.banners)
    if (!banners) {
      throw new HttpError(BANNER_ERRORS.too_many_banners, { most: MAX_BANNERS })
    }
    return new StepResponse(
      banners,
      banners.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<BannersService>(BANNERS).deleteBanners(ids)
  },
)

import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type BANNER_REFUSALS, MAX_BANNERS, type NewBanner } from "../../contract"
import { BANNERS } from "../../modules/banners"
import type BannersService from "../../modules/banners/service"

const CODE: keyof typeof BANNER_REFUSALS = "too_many_banners"

export const createBannersStep = createStep(
  "banners-create",
  async (input: { banners: NewBanner[] }, { container }) => {
    const banners = await container.resolve<BannersService>(BANNERS).append(input.banners)
    if (!banners) {
      const sentence = `There can be at most ${MAX_BANNERS} banners. Please delete one first`
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence, CODE)
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

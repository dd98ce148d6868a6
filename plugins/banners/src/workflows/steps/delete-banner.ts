import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BANNERS } from "../../modules/banners"
import type BannersService from "../../modules/banners/service"

export const deleteBannerStep = createStep(
  "banners-delete",
  async ({ id }: { id: string }, { container }) => {
    const banner = await container.resolve<BannersService>(BANNERS).take(id)
    if (!banner) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such banner")
    return new StepResponse(banner, banner)
  },
  async (banner, { container }) => {
    if (banner) await container.resolve<BannersService>(BANNERS).createBanners(banner)
  },
)

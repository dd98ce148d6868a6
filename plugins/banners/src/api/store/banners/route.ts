import type { LocaleQuery } from "@haat/sdk/locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Banner, ShownBanner } from "../../../contract"
import { BANNERS } from "../../../modules/banners"
import type BannersService from "../../../modules/banners/service"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const { locale } = req.validatedQuery
  const banners = await req.scope.resolve<BannersService>(BANNERS).inOrder()
  res.json({ banners: banners.map((banner) => (locale === "hi" ? inHindi(banner) : inEnglish(banner))) })
}

const inEnglish = ({ image_url_hi, ...banner }: Banner): ShownBanner => banner
const inHindi = (banner: Banner): ShownBanner => ({
  ...inEnglish(banner),
  image_url: banner.image_url_hi || banner.image_url,
})

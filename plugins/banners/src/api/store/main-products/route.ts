import { cardIn } from "@haat/catalog/contract"
import type { LocaleQuery } from "@haat/sdk/locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findProducts } from "../../../catalog"
import type { MainProductCards } from "../../../contract"
import { BANNERS } from "../../../modules/banners"
import type BannersService from "../../../modules/banners/service"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse<MainProductCards>) => {
  const chosen = await req.scope.resolve<BannersService>(BANNERS).chosen()
  const { locale } = req.validatedQuery
  res.json({ products: (await findProducts(req.scope, chosen, true)).map((product) => cardIn(locale, product)) })
}

import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import { type PageName, type ReadPage, SHOP_SETTINGS } from "../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import type { ShopSettingsService } from "../../../../modules/shop-settings/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { locale, version } = req.validatedQuery as z.infer<typeof ReadPage>
  const settings = req.scope.resolve<ShopSettingsService>(SHOP_SETTINGS)
  const page = await settings.page(req.params.name as PageName, locale, version)
  if (!page) throw new HttpError(BACK_OFFICE_ERRORS.no_such_shop_page)
  res.json({ page })
}

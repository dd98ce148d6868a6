import { HttpError } from "@haat/sdk/server/http-error"
import { type PageName, type ReadPage, SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import { SHOP_SETTINGS_ERRORS } from "@haat/shop-settings/errors"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { locale, version } = req.validatedQuery as z.infer<typeof ReadPage>
  const settings = req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS)
  const page = await settings.page(req.params.name as PageName, locale, version)
  if (!page) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_shop_page)
  res.json({ page })
}

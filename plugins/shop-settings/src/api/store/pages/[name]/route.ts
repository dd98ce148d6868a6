import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import { type PageName, type ReadPage, SHOP_SETTINGS, type ShopSettingsModule } from "../../../../contract"
import { SHOP_SETTINGS_ERRORS } from "../../../../errors"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { locale, version } = req.validatedQuery as z.infer<typeof ReadPage>
  const settings = req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS)
  const page = await settings.page(req.params.name as PageName, locale, version)
  if (!page) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_shop_page)
  res.json({ page })
}

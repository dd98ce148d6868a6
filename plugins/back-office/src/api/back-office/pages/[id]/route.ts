import { type PageName, type SavePage, SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { change } from "../../../change"

export const PUT = change(async (req: MedusaRequest<SavePage>) =>
  req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).savePage(req.params.id as PageName, req.validatedBody),
)

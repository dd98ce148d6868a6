import type { MedusaRequest } from "@medusajs/framework/http"
import { type PageName, type SavePage, SHOP_SETTINGS } from "../../../../contract"
import type { ShopSettingsService } from "../../../../modules/shop-settings/service"
import { change } from "../../../change"

export const PUT = change(async (req: MedusaRequest<SavePage>) =>
  req.scope.resolve<ShopSettingsService>(SHOP_SETTINGS).savePage(req.params.id as PageName, req.validatedBody),
)

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { SHOP_SETTINGS } from "../../../contract"
import type { ShopSettingsService } from "../../../modules/shop-settings/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await req.scope.resolve<ShopSettingsService>(SHOP_SETTINGS).facts())
}

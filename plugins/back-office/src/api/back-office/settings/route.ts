import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { SaveSettings, SHOP_SETTINGS } from "../../../contract"
import { readBody } from "../../../dialect/read-body"
import type { ShopSettingsService } from "../../../modules/shop-settings/service"
import { saveSettingsWorkflow } from "../../../workflows/save-settings"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await req.scope.resolve<ShopSettingsService>(SHOP_SETTINGS).read())
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse) => {
  const { result } = await saveSettingsWorkflow(req.scope).run({ input: readBody(SaveSettings, req.body) })
  res.json(result)
}

import { type SaveSettings, SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { saveSettingsWorkflow } from "../../../workflows/save-settings"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).read())
}

export const PUT = change(async (req: MedusaRequest<SaveSettings>) => {
  const { result } = await saveSettingsWorkflow(req.scope).run({ input: req.validatedBody })
  return result
})

import { SaveSettings, SHOP_SETTINGS } from "../../../contract"
import { answering } from "../../../dialect/answering"
import { readBody } from "../../../dialect/read-body"
import type { ShopSettingsService } from "../../../modules/shop-settings/service"
import { saveSettingsWorkflow } from "../../../workflows/save-settings"

export const GET = answering(async (req, res) => {
  res.json(await req.scope.resolve<ShopSettingsService>(SHOP_SETTINGS).read())
})

export const PUT = answering(async (req, res) => {
  const { result } = await saveSettingsWorkflow(req.scope).run({ input: readBody(SaveSettings, req.body) })
  res.json(result)
})

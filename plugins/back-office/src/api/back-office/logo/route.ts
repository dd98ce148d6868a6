import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type SaveLogo, SHOP_SETTINGS, type ShopLogo } from "../../../contract"
import type { ShopSettingsService } from "../../../modules/shop-settings/service"
import { saveLogoWorkflow } from "../../../workflows/save-logo"
import { change } from "../../change"

const logoOf = async (scope: MedusaContainer): Promise<{ logo: ShopLogo | null }> => ({
  logo: (await scope.resolve<ShopSettingsService>(SHOP_SETTINGS).facts()).logo,
})

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await logoOf(req.scope))
}

export const PUT = change(async (req: MedusaRequest<SaveLogo>) => {
  await saveLogoWorkflow(req.scope).run({ input: req.validatedBody })
  return logoOf(req.scope)
})

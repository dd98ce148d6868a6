import { type SaveLogo, SHOP_SETTINGS, type ShopLogo, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { saveLogoWorkflow } from "../../../workflows/save-logo"
import { change } from "../../change"

const logoOf = async (scope: MedusaContainer): Promise<{ logo: ShopLogo | null }> => ({
  logo: (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).facts()).logo,
})

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await logoOf(req.scope))
}

export const PUT = change(async (req: MedusaRequest<SaveLogo>) => {
  await saveLogoWorkflow(req.scope).run({ input: req.validatedBody })
  return logoOf(req.scope)
})

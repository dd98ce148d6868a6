import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { SaveLogo, SHOP_SETTINGS, type ShopLogo, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { saveLogo } from "../workflows/save-logo"

const readLogo = async (scope: MedusaContainer): Promise<{ logo: ShopLogo | null }> => ({
  logo: (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).facts()).logo,
})

export const LOGO_RESOURCES = [
  defineResource({
    name: "logo",
    tag: "Back office: shop",
    readRecord: async (_, __, scope) => (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).facts()).logo,
    isSingle: true,
    routes: {
      "GET /back-office/logo": staffRoute(
        "settings.read",
        "The shop's logo; null for none",
        {},
        replyHandler((req) => readLogo(req.scope)),
      ),
      "PUT /back-office/logo": staffRoute(
        "settings.edit",
        "Sets an uploaded picture as the shop's logo, or removes it",
        {
          body: SaveLogo,
          errors: { 400: "The picture is gone" },
        },
        auditedHandler(async (req: MedusaRequest<SaveLogo>) => {
          await saveLogo(req.scope, req.validatedBody)
          return readLogo(req.scope)
        }),
      ),
    },
  }),
]

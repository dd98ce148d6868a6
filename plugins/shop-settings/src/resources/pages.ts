import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { type PageName, SavePage, SHOP_SETTINGS, type ShopSettingsModule } from "../contract"

export const PAGE_RESOURCES = [
  defineResource({
    name: "pages",
    tag: "Back office: shop",
    readRecord: async (_, id, scope) =>
      (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).pages()).find((page) => page.id === id),
    routes: {
      "GET /back-office/pages": staffRoute(
        "customize.read",
        "Terms, privacy, returns and delivery, with their versions",
        {},
        replyHandler((req) => req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).pages()),
      ),
      "PUT /back-office/pages/:id": staffRoute(
        "customize.edit",
        "Saves a page as a new version",
        {
          body: SavePage,
          errors: { 404: "There is none", 409: "Somebody else was quicker" },
        },
        auditedHandler(async (req: MedusaRequest<SavePage>) =>
          req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).savePage(req.params.id as PageName, req.validatedBody),
        ),
      ),
    },
  }),
]

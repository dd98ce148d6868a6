import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SaveHomePage, SHOP_SETTINGS, type ShopSettingsModule } from "../contract"

export const HOME_PAGE_RESOURCES = [
  defineResource({
    name: "home-page",
    tag: "Back office: home page",
    readRecord: (_, __, scope) => scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).homePage(),
    isSingle: true,
    routes: {
      "GET /back-office/home-page": staffRoute(
        "customize.read",
        "The sections of the home page as the owner has arranged them",
        {},
        replyHandler((req) => req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).homePage()),
      ),
      "PUT /back-office/home-page": staffRoute(
        "customize.edit",
        "Arranges the sections of the home page; an empty list restores the default",
        {
          body: SaveHomePage,
          errors: { 409: "Someone else saved it meanwhile" },
        },
        auditedHandler((req: MedusaRequest<SaveHomePage>) =>
          req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).saveHomePage(req.validatedBody),
        ),
      ),
    },
  }),
]

import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SaveSettings, type SettingsTodo, SHOP_SETTINGS, type ShopSettingsModule } from "../contract"
import { SHOP_SETTINGS_PERMISSIONS } from "../permissions"
import { lacksOfficer } from "../queries/lacks-officer"
import { saveSettings } from "../workflows/save-settings"

export const SETTINGS_RESOURCES = [
  defineResource({
    name: "settings",
    tag: "Back office: shop",
    permissions: SHOP_SETTINGS_PERMISSIONS,
    readRecord: (_, __, scope) => scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).read(),
    isSingle: true,
    readTodo: async (db): Promise<SettingsTodo> => ({ lacks_officer: await lacksOfficer(db) }),
    routes: {
      "GET /back-office/settings": staffRoute(
        "settings.read",
        "The settings",
        {},
        replyHandler((req) => req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).read()),
      ),
      "PUT /back-office/settings": staffRoute(
        "settings.edit",
        "Saves all settings",
        {
          body: SaveSettings,
          errors: { 409: "Someone else saved it meanwhile" },
        },
        auditedHandler((req: MedusaRequest<SaveSettings>) => saveSettings(req.scope, req.validatedBody)),
      ),
    },
  }),
]

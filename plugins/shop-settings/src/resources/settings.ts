import { saveLogoWorkflow } from "@haat/catalog/workflows/save-logo"
import { SaveCancellationSettings, SaveCodSettings, SaveReturnSettings } from "@haat/checkout/contract"
import { findCancellationSettings, saveCancellationSettings } from "@haat/checkout/workflows/cancellation-settings"
import { findCodSettings, saveCodSettings } from "@haat/checkout/workflows/cod"
import { findReturnSettings, saveReturnSettings } from "@haat/checkout/workflows/return-settings"
import { SaveTaxSettings } from "@haat/gst/contract"
import { gstOf } from "@haat/gst/queries/gst"
import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SaveLogo, SaveSettings, SHOP_SETTINGS, type ShopLogo, type ShopSettingsModule } from "../contract"
import { saveSettingsWorkflow } from "../workflows/save-settings"

const logoOf = async (scope: MedusaContainer): Promise<{ logo: ShopLogo | null }> => ({
  logo: (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).facts()).logo,
})

export const SETTINGS_RESOURCES = [
  defineResource({
    name: "settings",
    tag: "Back office: shop",
    readRecord: (_, __, scope) => scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).read(),
    isSingle: true,
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
          errors: { 409: "Somebody else was quicker" },
        },
        auditedHandler(async (req: MedusaRequest<SaveSettings>) => {
          const { result } = await saveSettingsWorkflow(req.scope).run({ input: req.validatedBody })
          return result
        }),
      ),
    },
  }),
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
        replyHandler((req) => logoOf(req.scope)),
      ),
      "PUT /back-office/logo": staffRoute(
        "settings.edit",
        "Makes an uploaded picture the shop's logo, or takes it away",
        {
          body: SaveLogo,
          errors: { 400: "The picture is gone" },
        },
        auditedHandler(async (req: MedusaRequest<SaveLogo>) => {
          await saveLogoWorkflow(req.scope).run({ input: req.validatedBody })
          return logoOf(req.scope)
        }),
      ),
    },
  }),
  defineResource({
    name: "tax-settings",
    tag: "Back office: shop",
    readRecord: (_, __, scope) => gstOf(scope).settings(),
    isSingle: true,
    routes: {
      "GET /back-office/tax-settings": staffRoute(
        "settings.read",
        "What the shop is registered as for GST",
        {},
        replyHandler((req) => gstOf(req.scope).settings()),
      ),
      "PUT /back-office/tax-settings": staffRoute(
        "settings.edit",
        "Saves all tax settings",
        {
          body: SaveTaxSettings,
          errors: { 409: "Somebody else was quicker" },
        },
        auditedHandler((req: MedusaRequest<SaveTaxSettings>) => gstOf(req.scope).saveSettings(req.validatedBody)),
      ),
      "GET /back-office/tax-settings/problems": staffRoute(
        "settings.read",
        "Goods without HSN code, prices between slabs",
        {},
        replyHandler((req) => gstOf(req.scope).problems()),
      ),
    },
  }),
  defineResource({
    name: "cod-settings",
    tag: "Back office: shop",
    readRecord: (_, __, scope) => findCodSettings(scope),
    isSingle: true,
    routes: {
      "GET /back-office/cod-settings": staffRoute(
        "settings.read",
        "When the shop takes cash on delivery",
        {},
        replyHandler((req) => findCodSettings(req.scope)),
      ),
      "PUT /back-office/cod-settings": staffRoute(
        "settings.edit",
        "Saves when the shop takes cash on delivery",
        {
          body: SaveCodSettings,
          errors: { 409: "Somebody else was quicker" },
        },
        auditedHandler((req: MedusaRequest<SaveCodSettings>) => saveCodSettings(req.scope, req.validatedBody)),
      ),
    },
  }),
  defineResource({
    name: "return-settings",
    tag: "Back office: shop",
    readRecord: (_, __, scope) => findReturnSettings(scope),
    isSingle: true,
    routes: {
      "GET /back-office/return-settings": staffRoute(
        "settings.read",
        "What the owner has decided about returns",
        {},
        replyHandler((req) => findReturnSettings(req.scope)),
      ),
      "PUT /back-office/return-settings": staffRoute(
        "settings.edit",
        "Saves what the owner has decided about returns",
        {
          body: SaveReturnSettings,
          errors: { 409: "Somebody else was quicker" },
        },
        auditedHandler((req: MedusaRequest<SaveReturnSettings>) => saveReturnSettings(req.scope, req.validatedBody)),
      ),
    },
  }),
  defineResource({
    name: "cancellation-settings",
    tag: "Back office: shop",
    readRecord: (_, __, scope) => findCancellationSettings(scope),
    isSingle: true,
    routes: {
      "GET /back-office/cancellation-settings": staffRoute(
        "settings.read",
        "Whether shoppers cancel pieces of an order",
        {},
        replyHandler((req) => findCancellationSettings(req.scope)),
      ),
      "PUT /back-office/cancellation-settings": staffRoute(
        "settings.edit",
        "Saves whether shoppers cancel pieces",
        {
          body: SaveCancellationSettings,
          errors: { 409: "Somebody else was quicker" },
        },
        auditedHandler((req: MedusaRequest<SaveCancellationSettings>) =>
          saveCancellationSettings(req.scope, req.validatedBody),
        ),
      ),
    },
  }),
]

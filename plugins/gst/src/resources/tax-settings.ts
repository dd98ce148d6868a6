import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SaveTaxSettings } from "../contract"
import { resolveGst } from "../gst-of"

export const TAX_SETTINGS_RESOURCES = [
  defineResource({
    name: "tax-settings",
    tag: "Back office: shop",
    readRecord: (_, __, scope) => resolveGst(scope).settings(),
    isSingle: true,
    routes: {
      "GET /back-office/tax-settings": staffRoute(
        "settings.read",
        "What the shop is registered as for GST",
        {},
        replyHandler((req) => resolveGst(req.scope).settings()),
      ),
      "PUT /back-office/tax-settings": staffRoute(
        "settings.edit",
        "Saves all tax settings",
        {
          body: SaveTaxSettings,
          errors: { 409: "Someone else saved it meanwhile" },
        },
        auditedHandler((req: MedusaRequest<SaveTaxSettings>) => resolveGst(req.scope).saveSettings(req.validatedBody)),
      ),
      "GET /back-office/tax-settings/problems": staffRoute(
        "settings.read",
        "Goods without HSN code, prices between slabs",
        {},
        replyHandler((req) => resolveGst(req.scope).problems()),
      ),
    },
  }),
]

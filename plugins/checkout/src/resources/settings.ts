import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SaveCancellationSettings, SaveCodSettings, SaveReturnSettings } from "../contract"
import { findCancellationSettings, saveCancellationSettings } from "../workflows/cancellation-settings"
import { findCodSettings, saveCodSettings } from "../workflows/cod"
import { findReturnSettings, saveReturnSettings } from "../workflows/return-settings"

export const SETTINGS_RESOURCES = [
  defineResource({
    name: "cod-settings",
    tag: "Back office: shop",
    readRecord: (_, __, scope) => findCodSettings(scope),
    isSingle: true,
    routes: {
      "GET /back-office/cod-settings": staffRoute(
        "settings.read",
        "Rules for cash on delivery",
        {},
        replyHandler((req) => findCodSettings(req.scope)),
      ),
      "PUT /back-office/cod-settings": staffRoute(
        "settings.edit",
        "Saves the rules for cash on delivery",
        {
          body: SaveCodSettings,
          errors: { 409: "Saved by someone else meanwhile" },
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
        "Return settings",
        {},
        replyHandler((req) => findReturnSettings(req.scope)),
      ),
      "PUT /back-office/return-settings": staffRoute(
        "settings.edit",
        "Saves the return settings",
        {
          body: SaveReturnSettings,
          errors: { 409: "Saved by someone else meanwhile" },
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
        "Setting that lets shoppers cancel pieces of an order",
        {},
        replyHandler((req) => findCancellationSettings(req.scope)),
      ),
      "PUT /back-office/cancellation-settings": staffRoute(
        "settings.edit",
        "Saves the setting that lets shoppers cancel pieces",
        {
          body: SaveCancellationSettings,
          errors: { 409: "Saved by someone else meanwhile" },
        },
        auditedHandler((req: MedusaRequest<SaveCancellationSettings>) =>
          saveCancellationSettings(req.scope, req.validatedBody),
        ),
      ),
    },
  }),
]

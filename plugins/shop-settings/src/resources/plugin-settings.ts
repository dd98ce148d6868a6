import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type PluginSettingsRow, SavePluginSettings, SHOP_SETTINGS, type ShopSettingsModule } from "../contract"
import { SHOP_SETTINGS_ERRORS } from "../errors"

const shopSettings = (scope: MedusaContainer) => scope.resolve<ShopSettingsModule>(SHOP_SETTINGS)

/** Fields of the audit log: values, and the names of the secrets that are set or were replaced, never their values. */
const AUDITED_FIELDS = ["values", "set", "replaced"]

const toAudited = ({ values, secrets }: PluginSettingsRow, replaced: string[] = []) => ({
  values,
  set: Object.keys(secrets).filter((name) => secrets[name]),
  replaced,
})

/** Returns a record for the audit log, named in English as its other entries. */
async function readAudited(scope: MedusaContainer, id: string) {
  const row = await shopSettings(scope).findPluginSettings(id)
  return row && { id, name: row.name.en, ...toAudited(row) }
}

export const PLUGIN_SETTINGS_RESOURCES = [
  defineResource({
    name: "plugin-settings",
    tag: "Back office: shop",
    readRecord: (_, id, scope) => readAudited(scope, id),
    routes: {
      "GET /back-office/plugin-settings": staffRoute(
        "settings.read",
        "Settings of plugins: labels, schemas and values; a secret says only whether it is set",
        {},
        replyHandler((req) => shopSettings(req.scope).pluginSettings()),
      ),
      "GET /back-office/plugin-settings/:id": staffRoute(
        "settings.read",
        "Settings of one plugin",
        { errors: { 404: "There are none" } },
        replyHandler(async (req) => {
          const row = await shopSettings(req.scope).findPluginSettings(req.params.id)
          if (!row) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_plugin_settings)
          return row
        }),
      ),
      "PUT /back-office/plugin-settings/:id": staffRoute(
        "settings.edit",
        "Saves settings of a plugin",
        {
          body: SavePluginSettings,
          description: "Settings that are left out stay as they are; null empties one, or removes a secret.",
          touches: AUDITED_FIELDS,
          errors: { 404: "There are none", 409: "Someone else saved them meanwhile" },
        },
        auditedHandler(async (req: MedusaRequest<SavePluginSettings>, details) => {
          const { id } = req.params
          const { before, saved, replaced } = await shopSettings(req.scope).savePluginSettings(id, req.validatedBody)
          details.before = toAudited(before)
          details.after = toAudited(saved, replaced)
          details.subject = saved.name.en
          return saved
        }),
      ),
    },
  }),
]

import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { type PluginRow, SwitchPlugin } from "../contract"
import { SHOP_SETTINGS_ERRORS } from "../errors"
import { readPlugins } from "../queries/plugins"
import { switchPlugin } from "../workflows/switch-plugin"

async function findPlugin({ scope, params }: MedusaRequest): Promise<PluginRow> {
  const plugin = (await readPlugins(scope)).find(({ id }) => id === params.id)
  if (!plugin) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_plugin)
  return plugin
}

export const PLUGIN_RESOURCES = [
  defineResource({
    name: "plugins",
    tag: "Back office: shop",
    routes: {
      "GET /back-office/plugins": staffRoute(
        "plugins.read",
        "Plugins of the shop: what each brings, whether it is on, and what failed",
        {},
        replyHandler((req) => readPlugins(req.scope)),
      ),
      "GET /back-office/plugins/:id": staffRoute(
        "plugins.read",
        "One plugin of the shop",
        { errors: { 404: "There is none" } },
        replyHandler(findPlugin),
      ),
      "PUT /back-office/plugins/:id": staffRoute(
        "plugins.edit",
        "Switches an optional plugin on or off, in all processes within two seconds",
        {
          body: SwitchPlugin,
          description: "While a plugin is off, its data stay, and can be exported and erased.",
          touches: ["is_on"],
          errors: { 404: "There is none", 409: "The shop needs it" },
        },
        auditedHandler(async (req: MedusaRequest<SwitchPlugin>, details) => {
          const { id } = req.params
          const { is_on } = req.validatedBody
          const isChanged = await switchPlugin(req.scope, { id, is_on })
          details.subject = id
          if (isChanged) Object.assign(details, { before: { is_on: !is_on }, after: { is_on } })
          else details.unchanged = true
          return findPlugin(req)
        }),
      ),
    },
  }),
]

import { HttpError } from "@haat/sdk/server/http-error"
import { findPlugin, resetPluginState } from "@haat/sdk/server/plugin-state"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SHOP_SETTINGS, type ShopSettingsModule } from "../contract"
import { SHOP_SETTINGS_ERRORS } from "../errors"

/**
 * Switches an optional plugin on or off; the other processes notice within half a second.
 * @returns whether it was the other way before
 * @throws HttpError 404, and 409 for a plugin that others use
 */
export async function switchPlugin(
  container: MedusaContainer,
  { id, is_on }: { id: string; is_on: boolean },
): Promise<boolean> {
  const plugin = findPlugin(id)
  if (!plugin) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_plugin)
  if (!plugin.isOptional && !is_on) throw new HttpError(SHOP_SETTINGS_ERRORS.plugin_needed, { plugin: id })
  const isChanged = await container.resolve<ShopSettingsModule>(SHOP_SETTINGS).savePluginOff(id, !is_on)
  resetPluginState()
  return isChanged
}

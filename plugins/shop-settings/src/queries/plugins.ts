import { describePlugins, isPluginOff, refreshPluginState } from "@haat/sdk/server/plugin-state"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type PluginRow, SHOP_SETTINGS, type ShopSettingsModule } from "../contract"

/** Reads the plugins of the shop in load order: what each brings, whether it is on, and what failed. */
export async function readPlugins(container: MedusaContainer): Promise<PluginRow[]> {
  const [plugins, failures] = await Promise.all([
    describePlugins(),
    container.resolve<ShopSettingsModule>(SHOP_SETTINGS).pluginFailures(),
    refreshPluginState(container),
  ])
  return plugins.map((facts) => ({
    ...facts,
    id: facts.name,
    is_on: !isPluginOff(facts.name),
    failures: failures
      .filter(({ plugin }) => plugin === facts.name)
      .map(({ plugin, last_at, ...failure }) => ({ ...failure, last_at: last_at.toISOString() })),
  }))
}

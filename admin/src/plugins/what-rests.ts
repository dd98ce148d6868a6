import type { PluginRow } from "@haat/shop-settings/contract"

/** Returns how many of each kind rest while a plugin is off, without the kinds that it does not have. */
export function countResting(plugin: PluginRow): [kind: string, count: number][] {
  const routes = Object.values(plugin.routes).flat()
  const counts: [string, number][] = [
    ["slots", plugin.slots.length],
    ["pages", plugin.pages.length],
    ["admin_slots", plugin.admin_slots.length],
    ["routes", routes.length],
    ["mails", plugin.mails.length],
    ["tasks", plugin.jobs.length + plugin.subscribers.length],
    ["hooks", plugin.hooks.length],
  ]
  return counts.filter(([, count]) => count > 0)
}

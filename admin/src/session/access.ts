import type { Permission } from "@haat/sdk/roles"
import { RESOURCES } from "../resources"

const NOUNS = Object.fromEntries(RESOURCES.map(({ name, permission = name }) => [name, permission]))
const OWN = new Set(
  RESOURCES.flatMap(({ name, ownPermissions = [] }) => ownPermissions.map((action) => `${NOUNS[name]}.${action}`)),
)

const PLUGINS = Object.fromEntries(RESOURCES.map(({ name, plugin }) => [name, plugin]))

/** Returns the plugin that brings a resource; undefined for the back office's own. */
export const pluginOf = (resource: string): string | undefined => PLUGINS[resource.split("/")[0]]

/** Permission verbs of react-admin's actions, unless a resource has its own. */
const NAMES: Record<string, string> = { list: "read", show: "read", create: "edit", delete: "edit", export: "read" }

export const permissionFor = (action: string, resource: string): Permission => {
  // Nested resources need the permission of their parent: audit-log/{id}/parts
  const [name] = resource.split("/")
  const noun = NOUNS[name] ?? name
  return OWN.has(`${noun}.${action}`) ? `${noun}.${action}` : `${noun}.${NAMES[action] ?? action}`
}

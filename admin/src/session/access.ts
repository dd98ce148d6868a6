import type { Permission } from "@haat/sdk/roles"
import { RESOURCES } from "../resources"

/** The nouns in permissions, by resource. */
const NOUNS = Object.fromEntries(RESOURCES.map(({ name, permission = name }) => [name, permission]))
const OWN = new Set(
  RESOURCES.flatMap(({ name, ownPermissions = [] }) => ownPermissions.map((action) => `${NOUNS[name]}.${action}`)),
)

/** The names of react-admin's actions in permissions, unless a resource has one of its own. */
const NAMES: Record<string, string> = { list: "read", show: "read", create: "edit", delete: "edit", export: "read" }

export const permissionFor = (action: string, resource: string): Permission => {
  // A part of one record is a resource to react-admin: audit-log/{id}/parts
  const [name] = resource.split("/")
  const noun = NOUNS[name] ?? name
  return OWN.has(`${noun}.${action}`) ? `${noun}.${action}` : `${noun}.${NAMES[action] ?? action}`
}

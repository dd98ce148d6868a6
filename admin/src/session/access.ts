import { RESOURCES } from "../resources"
import { PERMISSIONS, type Permission } from "./permissions"

/** The nouns in permissions, by resource. */
const NOUNS = Object.fromEntries(RESOURCES.map(({ name, permission = name }) => [name, permission]))

/** What react-admin's actions are called in permissions; of several names the first that the noun has. */
const NAMES: Record<string, string[]> = {
  list: ["read"],
  show: ["read"],
  create: ["create", "edit"],
  delete: ["delete", "edit"],
  export: ["export", "read"],
}

/** The permission that an action on a resource takes; none for what nobody may. */
export const permissionFor = (action: string, resource: string): Permission | undefined => {
  // What belongs to one record is a resource to react-admin: audit-log/{id}/parts
  const [name] = resource.split("/")
  return (NAMES[action] ?? [action])
    .map((verb) => `${NOUNS[name] ?? name}.${verb}` as Permission)
    .find((permission) => permission in PERMISSIONS)
}

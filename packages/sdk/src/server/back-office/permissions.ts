import type { Permission, Role } from "../../roles"
import { allResources } from "./resource"

/** Every permission of the shop with the roles that have it, from the resources of all plugins. */
export const allPermissions = () => Object.assign({}, ...allResources().map(({ permissions }) => permissions))

/** True for a role with this permission; false for a permission that no resource declares. */
export const isAllowed = (role: Role, permission: Permission): boolean =>
  allResources().some(({ permissions }) => permissions?.[permission]?.includes(role))

/** Everything a role may do. */
export const permissionsOf = (role: Role) =>
  (Object.keys(allPermissions()) as Permission[]).filter((permission) => isAllowed(role, permission))

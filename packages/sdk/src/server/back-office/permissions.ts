import type { Permission, Permissions, Role } from "../../roles"
import { allResources, type Resource } from "./resource"

/** Permissions that these resources declare, with the roles that have each. */
export const collectPermissions = (resources: readonly Resource[]): Permissions =>
  Object.assign({}, ...resources.map(({ permissions }) => permissions))

/** True for a role with this permission; false for a permission that no resource declares. */
export const isAllowed = (role: Role, permission: Permission): boolean =>
  allResources().some(({ permissions }) => permissions?.[permission]?.includes(role))

/** Everything a role may do. */
export const rolePermissions = (role: Role) =>
  (Object.keys(collectPermissions(allResources())) as Permission[]).filter((permission) => isAllowed(role, permission))

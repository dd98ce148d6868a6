import type { Permission, Permissions, Role } from "../../roles"
import { allResources, type Resource } from "./resource"

/** Merges the permissions that these resources declare, each with its roles. */
export const collectPermissions = (resources: readonly Resource[]): Permissions =>
  Object.assign({}, ...resources.map(({ permissions }) => permissions))

/** Tells whether a role has a permission; false for a permission that no resource declares. */
export const isAllowed = (role: Role, permission: Permission): boolean =>
  allResources().some(({ permissions }) => permissions?.[permission]?.includes(role))

/** Lists the permissions of a role. */
export const rolePermissions = (role: Role) =>
  (Object.keys(collectPermissions(allResources())) as Permission[]).filter((permission) => isAllowed(role, permission))

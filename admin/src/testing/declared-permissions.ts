import type { Permission, Permissions, Role } from "@haat/sdk/roles"

const DECLARED = import.meta.glob<Record<string, Permissions>>("../../../plugins/*/src/permissions.ts", { eager: true })

/** Permissions that the plugins declare, with the roles that have each. */
export const PERMISSIONS: Permissions = Object.assign({}, ...Object.values(DECLARED).flatMap(Object.values))

/** Everything a role may do. */
export const rolePermissions = (role: Role) =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => PERMISSIONS[permission].includes(role))

import type { Permission, Permissions, Role } from "@haat/sdk/roles"
import { loadPluginModules } from "../../../testing/load-plugin-modules.ts"

const DECLARED = await loadPluginModules<Record<string, Permissions>>("src/permissions.ts")

/** Permissions that the plugins declare, with the roles that have each. */
export const PERMISSIONS: Permissions = Object.assign({}, ...DECLARED.flatMap(Object.values))

/** Everything a role may do. */
export const rolePermissions = (role: Role) =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => PERMISSIONS[permission].includes(role))

import type { Role } from "@haat/sdk/roles"
import { PERMISSIONS, type Permission } from "../session/permissions"

/** Everything a role may do. */
export const permissionsOf = (role: Role) =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => PERMISSIONS[permission].includes(role))

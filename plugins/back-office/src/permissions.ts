import { EVERYONE, OWNERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const BACK_OFFICE_PERMISSIONS = {
  "me.read": EVERYONE,
  "staff.read": OWNERS,
  "staff.edit": OWNERS,
  "audit-log.read": OWNERS,
  /** the list of the server's own routes, for checking that none is open by mistake */
  "routes.read": OWNERS,
} as const satisfies Permissions

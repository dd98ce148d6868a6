import { EVERYONE, OWNERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const BACK_OFFICE_PERMISSIONS = {
  "me.read": EVERYONE,
  "staff.read": OWNERS,
  "staff.edit": OWNERS,
  "audit-log.read": OWNERS,
  /** listing the server's routes, to check that each has a permission */
  "routes.read": OWNERS,
} as const satisfies Permissions

import { EVERYONE, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const OVERVIEW_PERMISSIONS = {
  "overview.read": EVERYONE,
} as const satisfies Permissions

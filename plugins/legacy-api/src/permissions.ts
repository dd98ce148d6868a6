import { MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const LEGACY_PERMISSIONS = {
  "old-api.read": MANAGERS,
  "old-api.edit": MANAGERS,
} as const satisfies Permissions

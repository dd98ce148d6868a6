import { MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const __PLUGIN___PERMISSIONS = {
  "__name__.read": MANAGERS,
} as const satisfies Permissions

import { MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const WISHLIST_PERMISSIONS = {
  "wishlist.read": MANAGERS,
} as const satisfies Permissions

import { MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const GST_PERMISSIONS = {
  /** a month's GSTR-1, and what was sold and taxed */
  "tax-returns.read": MANAGERS,
} as const satisfies Permissions

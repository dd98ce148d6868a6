import { OWNERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const ACCOUNT_PERMISSIONS = {
  /** permanently erasing a shopper's account at their request */
  "customers.delete": OWNERS,
} as const satisfies Permissions

import { OWNERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const ACCOUNT_PERMISSIONS = {
  /** erasing an account at its shopper's request, for good */
  "customers.delete": OWNERS,
} as const satisfies Permissions

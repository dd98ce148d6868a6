import { EVERYONE, MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const OFFER_PERMISSIONS = {
  "offers.read": EVERYONE,
  /** making an offer gives money away, and so do its codes */
  "offers.edit": MANAGERS,
} as const satisfies Permissions

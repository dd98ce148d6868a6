import { EVERYONE, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const REVIEW_PERMISSIONS = {
  "reviews.read": EVERYONE,
  "reviews.edit": EVERYONE,
} as const satisfies Permissions

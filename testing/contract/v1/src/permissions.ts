import { MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const V1_NOTES_PERMISSIONS = {
  "v1-notes.read": MANAGERS,
} as const satisfies Permissions

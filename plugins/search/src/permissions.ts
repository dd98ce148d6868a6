import { MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const SEARCH_PERMISSIONS = {
  /** the owner's words that the search finds goods by, what comes first, and what shoppers search for */
  "synonyms.read": MANAGERS,
  "synonyms.edit": MANAGERS,
} as const satisfies Permissions

import { EVERYONE, MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const CATALOG_PERMISSIONS = {
  "products.read": EVERYONE,
  "products.create": MANAGERS,
  "products.edit": MANAGERS,
  "products.delete": MANAGERS,
  "categories.read": EVERYONE,
  "categories.edit": MANAGERS,
} as const satisfies Permissions

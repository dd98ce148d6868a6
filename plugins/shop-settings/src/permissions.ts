import { MANAGERS, OWNERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const SHOP_SETTINGS_PERMISSIONS = {
  "settings.read": OWNERS,
  "settings.edit": OWNERS,
  /** pages, banners, main products, questions and the order of the home page */
  "customize.read": MANAGERS,
  "customize.edit": MANAGERS,
} as const satisfies Permissions

import { MANAGERS, OWNERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const SHOP_SETTINGS_PERMISSIONS = {
  "settings.read": OWNERS,
  "settings.edit": OWNERS,
  /** which plugins there are, and what failed; to switch optional ones off */
  "plugins.read": OWNERS,
  "plugins.edit": OWNERS,
  /** pages, banners, main products, questions and the order of the home page */
  "customize.read": MANAGERS,
  "customize.edit": MANAGERS,
} as const satisfies Permissions

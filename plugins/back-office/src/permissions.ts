import { EVERYONE, MANAGERS, OWNERS, type Permissions, type Role } from "@haat/sdk/roles"

/**
 * Each thing that can be done, as resource.action, and the roles that may. The server enforces it: each route names its
 * permission. The screens reflect it.
 */
export const PERMISSIONS = {
  "me.read": EVERYONE,
  "overview.read": EVERYONE,
  "products.read": EVERYONE,
  "products.create": MANAGERS,
  "products.edit": MANAGERS,
  "products.delete": MANAGERS,
  "categories.read": EVERYONE,
  "categories.edit": MANAGERS,
  /** the owner's words that the search finds goods by, what comes first, and what shoppers search for */
  "synonyms.read": MANAGERS,
  "synonyms.edit": MANAGERS,
  "offers.read": EVERYONE,
  /** making an offer gives money away, and so do its codes */
  "offers.edit": MANAGERS,
  "orders.read": EVERYONE,
  /** moving an order on: packed, shipped, delivered, cash collected */
  "orders.edit": EVERYONE,
  /** taking all names and addresses out of the shop at once, as with customers */
  "orders.export": MANAGERS,
  /** cancelling refunds money */
  "orders.cancel": MANAGERS,
  /** a part of it, or what is left */
  "orders.refund": MANAGERS,
  /** giving a customer store credit */
  "customers.credit": MANAGERS,
  "returns.read": EVERYONE,
  /** deciding on a return, and taking down what has come back */
  "returns.edit": EVERYONE,
  "payments.read": MANAGERS,
  /** a month's GSTR-1, and what was sold and taxed */
  "tax-returns.read": MANAGERS,
  "reviews.read": EVERYONE,
  "reviews.edit": EVERYONE,
  "problem-reports.read": EVERYONE,
  "problem-reports.edit": EVERYONE,
  "customers.read": EVERYONE,
  /** taking all addresses out of the shop at once */
  "customers.export": MANAGERS,
  /** erasing an account at its shopper's request, for good */
  "customers.delete": OWNERS,
  "subscribers.read": MANAGERS,
  /** banners, main products and questions */
  "customize.read": MANAGERS,
  "customize.edit": MANAGERS,
  "old-api.read": MANAGERS,
  "old-api.edit": MANAGERS,
  "settings.read": OWNERS,
  "settings.edit": OWNERS,
  "staff.read": OWNERS,
  "staff.edit": OWNERS,
  "audit-log.read": OWNERS,
  /** the list of the server's own routes, for whoever checks that none is open */
  "routes.read": OWNERS,
} as const satisfies Permissions

export type Permission = keyof typeof PERMISSIONS

export const isAllowed = (role: Role, permission: Permission) => PERMISSIONS[permission].includes(role)

/** Everything a role may do. */
export const permissionsOf = (role: Role) =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isAllowed(role, permission))

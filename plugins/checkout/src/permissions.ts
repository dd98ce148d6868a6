import { EVERYONE, MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const CHECKOUT_PERMISSIONS = {
  "orders.read": EVERYONE,
  /** moving an order on: packed, shipped, delivered, cash collected */
  "orders.edit": EVERYONE,
  /** taking all names and addresses out of the shop at once, as with customers */
  "orders.export": MANAGERS,
  "returns.read": EVERYONE,
  /** deciding on a return, and taking down what has come back */
  "returns.edit": EVERYONE,
  "customers.read": EVERYONE,
  /** taking all addresses out of the shop at once */
  "customers.export": MANAGERS,
  /** giving a customer store credit */
  "customers.credit": MANAGERS,
} as const satisfies Permissions

import { EVERYONE, MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const CHECKOUT_PERMISSIONS = {
  "orders.read": EVERYONE,
  /** mark orders as packed, shipped, delivered or paid in cash */
  "orders.edit": EVERYONE,
  /** export all orders with names and addresses */
  "orders.export": MANAGERS,
  "returns.read": EVERYONE,
  /** approve, reject and receive returns */
  "returns.edit": EVERYONE,
  "customers.read": EVERYONE,
  /** export all customers */
  "customers.export": MANAGERS,
  /** give a customer store credit */
  "customers.credit": MANAGERS,
} as const satisfies Permissions

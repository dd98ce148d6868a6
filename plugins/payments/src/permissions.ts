import { MANAGERS, type Permissions } from "@haat/sdk/roles"

/** Permissions that this plugin declares, and the roles that have each. */
export const PAYMENT_PERMISSIONS = {
  /** cancelling refunds money */
  "orders.cancel": MANAGERS,
  /** a part of it, or what is left */
  "orders.refund": MANAGERS,
  "payments.read": MANAGERS,
} as const satisfies Permissions

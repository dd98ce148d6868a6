import { view } from "@haat/sdk/server/schema/declare"

/**
 * Terms for cancelling pieces of an order before it is packed, for all shoppers: one row. `by_shoppers`: shoppers may
 * cancel.
 */
export const CANCELLATION_TERMS = view(
  "cancellation_terms",
  [],
  `
  select by_shoppers from cancellation_settings where id = 'shop'`,
)

/** Public terms of returns: one row. Claims are possible for `claim_days` after delivery. */
export const RETURN_TERMS = view(
  "return_terms",
  [],
  `
  select version, claim_days, keeps_discount from return_settings where id = 'shop'`,
)

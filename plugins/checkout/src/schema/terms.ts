import { view } from "@haat/sdk/server/schema/declare"

/** What every visitor may know of cash on delivery: one row. `fee_rupees` is what it costs. */
export const COD_TERMS = view(
  "cod_terms",
  [],
  `
  select version, fee_rupees from cod_settings where id = 'shop'`,
)

/** What every shopper may know of cancelling pieces of an order before it is packed: one row. `by_shoppers`: they may. */
export const CANCELLATION_TERMS = view(
  "cancellation_terms",
  [],
  `
  select by_shoppers from cancellation_settings where id = 'shop'`,
)

/** What every visitor may know of returns: one row. Claims are possible for `claim_days` after delivery. */
export const RETURN_TERMS = view(
  "return_terms",
  [],
  `
  select version, claim_days, keeps_discount from return_settings where id = 'shop'`,
)

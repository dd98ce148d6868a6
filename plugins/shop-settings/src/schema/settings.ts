import { view } from "@haat/sdk/server/schema/declare"

/** Settings that other plugins' statements depend on, in one row. Low stock: quantity <= low_stock_limit. */
export const OWNER_SETTINGS = view(
  "owner_settings",
  [],
  "select low_stock_limit, requires_second_factor from shop_settings where id = 'shop'",
)

/** All logos that documents may name, as PNG; `is_current` is the one on new documents. */
export const DOCUMENT_LOGO = view(
  "document_logo",
  [],
  `
  select kept.id, kept.png, coalesce(s.logo ->> 'paper' = kept.id, false) as is_current
  from shop_logo kept cross join shop_settings s where s.id = 'shop'`,
)

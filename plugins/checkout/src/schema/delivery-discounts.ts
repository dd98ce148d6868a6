import { routine, view } from "@haat/sdk/server/schema/declare"
import { ORDER_TAX_PROVIDER } from "../contract"

/**
 * Returns `amount` without the `rate` percent of tax that it includes, to 18 decimals, so that adding the tax again
 * gives whole paise.
 */
export const BEFORE_TAX = routine(
  "haat_before_tax",
  [],
  `
create or replace function haat_before_tax(amount numeric, rate numeric) returns numeric language sql immutable as $$
  select trim_scale(round((amount * 100)::numeric(38, 20) / (100 + rate), 18)) $$;`,
)

/**
 * Discounts of an order's delivery charge, in rupees, tax included. Medusa stores them without tax; `rate` is the tax
 * rate of the delivery, in percent.
 */
export const ORDER_DELIVERY_DISCOUNT = view(
  "order_delivery_discount",
  [],
  `
  select adjustment.id, adjustment.shipping_method_id, adjustment.version,
    trim_scale(round(adjustment.amount * (100 + tax.rate) / 100, 2)) as amount, tax.rate
  from order_shipping_method_adjustment adjustment
  cross join lateral (
    select coalesce(sum(line.rate), 0) as rate from order_shipping_method_tax_line line
    where line.shipping_method_id = adjustment.shipping_method_id and line.provider_id = '${ORDER_TAX_PROVIDER}'
      and line.deleted_at is null) tax
  where adjustment.deleted_at is null`,
)

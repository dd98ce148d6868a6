import { ONLY_VARIANT } from "@haat/catalog/contract"

/** Of a line that names no variant, or the only one that its product had: whichever stands for the product now. */
const VARIANT = `case when line.variant_id is null or (current.variant_id is null and line.variant_title = '${ONLY_VARIANT}')
      then first.variant_id else line.variant_id end`

/**
 * What is in shoppers' open carts: a row for each variant. The engine's own routes may have made several lines of one, lines
 * that name no variant, and parts of a piece; whole ones are sold, of the product's default variant. `choice` and `price` are
 * what the line was of when it was written. Ask by cart or by customer.
 */
export const STORED_CART_LINE = `
  create or replace view stored_cart_line as
  select cart.customer_id, cart.id as cart_id, line.product_id, ceil(sum(line.quantity))::int as quantity,
    array_agg(line.id order by line.created_at, line.id) as line_ids, min(line.created_at) as added_at,
    ${VARIANT} as variant_id, nullif(max(line.variant_title), '${ONLY_VARIANT}') as choice, max(line.unit_price) as price
  from cart join cart_line_item line on line.cart_id = cart.id and line.deleted_at is null and line.product_id is not null
  left join current_variant current on current.variant_id = line.variant_id
  left join first_variant first on first.product_id = line.product_id
  where cart.completed_at is null and cart.deleted_at is null
  group by cart.customer_id, cart.id, line.product_id, ${VARIANT}`

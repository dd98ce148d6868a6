/**
 * What is in shoppers' open carts: a row for each variant. The engine's own routes may have made several lines of one,
 * lines that name no variant, and parts of a piece; whole ones are sold, of the product's default variant. Ask by cart or by
 * customer.
 */
export const STORED_CART_LINE = `
  create or replace view stored_cart_line as
  select cart.customer_id, cart.id as cart_id, line.product_id, ceil(sum(line.quantity))::int as quantity,
    array_agg(line.id order by line.created_at, line.id) as line_ids, min(line.created_at) as added_at,
    coalesce(line.variant_id, first.variant_id) as variant_id
  from cart join cart_line_item line on line.cart_id = cart.id and line.deleted_at is null and line.product_id is not null
  left join first_variant first on first.product_id = line.product_id
  where cart.completed_at is null and cart.deleted_at is null
  group by cart.customer_id, cart.id, line.product_id, coalesce(line.variant_id, first.variant_id)`

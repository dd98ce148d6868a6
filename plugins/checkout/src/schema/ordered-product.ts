/**
 * Which products are in which orders, whose and of when. A product that stands on two lines of an order has two rows, so
 * count distinct orders.
 */
export const ORDERED_PRODUCT = `
  create or replace view ordered_product as
  select product_id, order_id, customer_id, ordered_at, cancelled from order_line
  where product_id is not null and quantity > 0`

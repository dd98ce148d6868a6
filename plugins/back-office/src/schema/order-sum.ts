/** What orders are counted by, columns of `order_day_sum` and `order_day_change`. */
export const ORDER_KIND = "day, status, shipped, travelling, captured, refunded, online"

/**
 * How many orders there are of each of India's days and of each kind, cancelled ones too, and what they come to less what went
 * back, in rupees. Several rows of a kind add up.
 */
export const ORDER_SUM = `
  create or replace view order_sum as
  select ${ORDER_KIND}, orders, total from order_day_sum union all select ${ORDER_KIND}, orders, total from order_day_change`

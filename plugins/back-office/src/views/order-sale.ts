/**
 * An order is a sale until it is cancelled or all of its money went back. Whoever counts orders or adds up revenue reads
 * this view: the overview, the sales by day, the customers and the old calls. `total` is in rupees.
 */
export const ORDER_SALE = `
  create or replace view order_sale as
  select id, customer_id, created_at, total, captured as paid, (not captured and not online) as unpaid_cash
  from order_fact where status <> 'canceled' and not refunded`

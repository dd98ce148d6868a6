/**
 * An order is a sale until it is cancelled or all of its money went back. Whoever counts orders or adds up revenue reads
 * this view: the overview, the sales by day, the customers and the old calls. Amounts are in rupees: `total` is what it cost
 * after offers, less what of it went back or was exchanged; of one to be paid in cash, `credit` is what store credit has paid
 * of that.
 */
export const ORDER_SALE = `
  create or replace view order_sale as
  select id, customer_id, created_at, total - refunded_amount as total, captured as paid,
    (not captured and not online) as unpaid_cash, coalesce(spent.spent_paise / 100.0 - refunded_amount, 0) as credit
  from order_fact left join order_credit spent on spent.order_id = id and not captured and not online
  where status <> 'canceled' and not refunded`

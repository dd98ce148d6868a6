import { view } from "@haat/sdk/server/schema/declare"

/**
 * An order is a sale until it is cancelled or fully refunded. All code that counts orders or adds up revenue reads
 * these views: the overview, the sales by day, the customers and the legacy API. Amounts are in rupees: `total` is the
 * price after offers, less refunds and exchanges.
 */
const IS_SALE = "status <> 'canceled' and not refunded"

/** Each sale; `credit` is the part of a cash order that store credit has paid. */
export const ORDER_SALE = view(
  "order_sale",
  ["order_credit", "order_fact"],
  `select id, customer_id, created_at, total - refunded_amount as total, captured as paid,
    (not captured and not online) as unpaid_cash, coalesce(spent.spent_paise / 100.0 - refunded_amount, 0) as credit
  from order_fact left join order_credit spent on spent.order_id = id and not captured and not online
  where ${IS_SALE}`,
)

/** Sales by India's day: the number and total of several rows of a day add up. */
export const SALE_SUM = view(
  "sale_sum",
  ["order_sum"],
  `select day, orders, total, captured as paid, (not captured and not online) as unpaid_cash
  from order_sum where ${IS_SALE}`,
)

import { index, table } from "@haat/sdk/server/schema/declare"

/**
 * One narrow row per order with the columns by which the owner's list of orders is searched, filtered, sorted and
 * counted. Their sources are nine tables of several modules. Triggers (order-fact-triggers.ts) write the row in the
 * transaction that changes one of these, so that it is always up to date.
 */
export const ORDER_FACT = table(
  "order_fact",
  [],
  `create table if not exists order_fact (
  id text primary key,
  display_id integer not null,
  created_at timestamptz not null,
  status text not null,
  customer_id text,
  customer_name text not null,
  email text not null,
  total numeric not null,
  shipped boolean not null,
  travelling boolean not null,
  captured boolean not null,
  refunded boolean not null,
  online boolean not null,
  refunded_amount numeric not null default 0
)`,
)

const FILTERED_BY = "id, status, total, shipped, travelling, captured, refunded, online"
const OPTIONS = { needs: ["order_fact"] }

/** Indexes for each sort of the list, with the columns that the list is filtered by. */
export const SORT_INDEXES = [
  index("order_fact_number", "order_fact", `(display_id) include (${FILTERED_BY})`, OPTIONS),
  index(
    "order_fact_placed",
    "order_fact",
    `(created_at, display_id) include (${FILTERED_BY}, refunded_amount)`,
    OPTIONS,
  ),
  index("order_fact_name", "order_fact", `(customer_name, display_id) include (${FILTERED_BY})`, OPTIONS),
  index("order_fact_total", "order_fact", `(total, display_id) include (${FILTERED_BY})`, OPTIONS),
  index("order_fact_status", "order_fact", `(status, display_id) include (${FILTERED_BY})`, OPTIONS),
]

/** Finds orders by any part of a name or email address. */
export const ORDER_WORDS = index(
  "order_fact_words",
  "order_fact",
  "using gin (customer_name gin_trgm_ops, email gin_trgm_ops)",
  OPTIONS,
)

/** Indexes the purchases of a customer. */
export const SALES_OF_CUSTOMER = index(
  "order_fact_customer_net",
  "order_fact",
  "(customer_id) include (total, status, refunded, refunded_amount)",
  OPTIONS,
)

/** Indexes delivered orders whose cash is not collected. */
export const CASH_DUE = index(
  "order_fact_cash_due",
  "order_fact",
  `(created_at, display_id)
    where status <> 'canceled' and shipped and not travelling and not captured and not online`,
  OPTIONS,
)

/** Indexes sales whose cash is not collected, a part of which store credit may have paid. */
export const UNPAID_CASH = index(
  "order_fact_unpaid_cash",
  "order_fact",
  `(created_at) include (id, refunded_amount)
    where status <> 'canceled' and not refunded and not captured and not online`,
  OPTIONS,
)

/**
 * Finds the oldest orders to ship. Includes `refunded`, because otherwise PostgreSQL scans a covering index of all
 * orders, through every shipped one.
 */
export const UNSHIPPED = index(
  "order_fact_unshipped",
  "order_fact",
  "(created_at, display_id) include (id, refunded) where status = 'pending' and not shipped",
  OPTIONS,
)

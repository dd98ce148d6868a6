import { routine, table, view } from "@haat/sdk/server/schema/declare"

/** Grouping columns of `order_day_sum` and `order_day_change`. */
export const ORDER_KIND = "day, status, shipped, travelling, captured, refunded, online"

/**
 * Number and total of the orders of each day and kind, so that lists and figures need not read each order. Triggers on
 * `order_fact` insert each change into `order_day_change`, so that concurrent orders of one day do not wait for each
 * other; a job adds the changes to this table.
 */
export const ORDER_DAY_SUM = table(
  "order_day_sum",
  [],
  `create table if not exists order_day_sum (
  day date not null,
  status text not null,
  shipped boolean not null,
  travelling boolean not null,
  captured boolean not null,
  refunded boolean not null,
  online boolean not null,
  orders integer not null,
  total numeric not null,
  primary key (${ORDER_KIND})
)`,
)

/** Changes of the sums since the job last added them up. */
export const ORDER_DAY_CHANGE = table(
  "order_day_change",
  ["order_day_sum"],
  "create table if not exists order_day_change (like order_day_sum)",
)

/**
 * Number of orders of each of India's days and of each kind, cancelled ones too, and their total less refunds, in
 * rupees. Several rows of a kind add up.
 */
export const ORDER_SUM = view(
  "order_sum",
  ["order_day_change", "order_day_sum"],
  `select ${ORDER_KIND}, orders, total from order_day_sum
  union all
  select ${ORDER_KIND}, orders, total from order_day_change`,
)

/** SQL: orders with their kind, counted `sign` times. */
const kindTotals = (orders: string, sign: 1 | -1) => `
  select (created_at at time zone 'Asia/Kolkata')::date as day, status, shipped, travelling, captured, refunded, online,
    ${sign} as orders, ${sign} * (total - refunded_amount) as total from ${orders}`

/** Adds the change that `sums` computes from the rows named by `rows`. */
const addChange = (event: "insert" | "update" | "delete", rows: string, sums: string) => `
create or replace function haat_order_sums_${event}() returns trigger language plpgsql as $$
begin
  insert into order_day_change (${ORDER_KIND}, orders, total)
  select ${ORDER_KIND}, sum(orders), sum(total) from (${sums}) its group by ${ORDER_KIND}
  having sum(orders) <> 0 or sum(total) <> 0;
  return null;
end $$;
create or replace trigger haat_order_sums_${event} after ${event} on order_fact
  referencing ${rows} for each statement execute function haat_order_sums_${event}();`

const NEEDS = ["order_day_change", "order_fact"]

/** Counts all orders again, and blocks changes of their facts meanwhile. */
const COUNT_ALL = `
lock table order_fact in share row exclusive mode;
truncate order_day_sum, order_day_change;
insert into order_day_sum (${ORDER_KIND}, orders, total)
select ${ORDER_KIND}, sum(orders), sum(total) from (${kindTotals("order_fact", 1)}) its group by ${ORDER_KIND}`

export const SUM_ADDED_ORDERS = routine(
  "haat_order_sums_insert",
  NEEDS,
  addChange("insert", "new table as added", kindTotals("added", 1)),
)

/**
 * Has the fill for all three triggers, because its SQL changes whenever the sums of one of them do. Facts written
 * before the fill are counted by it, and facts written after it fire the triggers, so that the sums are right either
 * way.
 */
export const SUM_CHANGED_ORDERS = routine(
  "haat_order_sums_update",
  NEEDS,
  addChange(
    "update",
    "old table as removed new table as added",
    `${kindTotals("removed", -1)} union all ${kindTotals("added", 1)}`,
  ),
  COUNT_ALL,
)

export const SUM_REMOVED_ORDERS = routine(
  "haat_order_sums_delete",
  NEEDS,
  addChange("delete", "old table as removed", kindTotals("removed", -1)),
)

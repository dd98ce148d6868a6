import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SALE_SUM } from "../schema/order-sale"
import { ORDER_KIND, ORDER_SUM } from "../schema/order-sum"

/*
 * How many orders there are of a day and a kind, and what they come to, so that no list and no figure has to look at each of
 * them. The database keeps it, in the transaction that changes the facts of an order. That transaction only adds rows with
 * what has changed (`order_day_change`), so that orders of one day do not wait for each other; a job adds these up.
 * A shop runs each script once by the name of its file: one that changes takes a new name.
 */
const TABLES = `
create table if not exists order_day_sum (
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
);
create table if not exists order_day_change (like order_day_sum);
create index if not exists order_fact_unpaid_cash on order_fact (created_at) include (id, refunded_amount)
  where status <> 'canceled' and not refunded and not captured and not online;
`

/** Orders by kind, each `sign` times. */
const sumOf = (orders: string, sign: 1 | -1) => `
  select (created_at at time zone 'Asia/Kolkata')::date as day, status, shipped, travelling, captured, refunded, online,
    ${sign} as orders, ${sign} * (total - refunded_amount) as total from ${orders}`

const EVENTS = {
  insert: { rows: "new table as added", sums: sumOf("added", 1) },
  update: {
    rows: "old table as removed new table as added",
    sums: `${sumOf("removed", -1)} union all ${sumOf("added", 1)}`,
  },
  delete: { rows: "old table as removed", sums: sumOf("removed", -1) },
}

const FOLLOW = Object.entries(EVENTS)
  .map(
    ([event, { rows, sums }]) => `
create or replace function haat_order_sums_${event}() returns trigger language plpgsql as $$
begin
  insert into order_day_change (${ORDER_KIND}, orders, total)
  select ${ORDER_KIND}, sum(orders), sum(total) from (${sums}) its group by ${ORDER_KIND}
  having sum(orders) <> 0 or sum(total) <> 0;
  return null;
end $$;
create or replace trigger haat_order_sums_${event} after ${event} on order_fact
  referencing ${rows} for each statement execute function haat_order_sums_${event}();`,
  )
  .join("")

const FILL = `
lock table order_fact in share row exclusive mode;
truncate order_day_sum, order_day_change;
insert into order_day_sum (${ORDER_KIND}, orders, total)
select ${ORDER_KIND}, sum(orders), sum(total) from (${sumOf("order_fact", 1)}) its group by ${ORDER_KIND};
`

/** Makes the tables and their views, has the database keep them, and adds up what there is. Safe to run again. */
export default async function keepOrderSums({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const part of [TABLES, FOLLOW, FILL, ORDER_SUM, SALE_SUM]) await transaction.raw(part)
  })
}

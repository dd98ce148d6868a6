import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/*
 * What the owner's list of orders is searched, filtered, sorted and counted by lies in eight tables of four modules. This
 * table has it in one narrow row for each order. It is written by the database alone, in the transaction that changes one
 * of the eight, so it is as true as they are, whoever wrote: the engine, a workflow or a hand.
 * A shop runs each script once by the name of its file: one that changes takes a new name.
 */
const SORTS = [
  ["number", ""],
  ["placed", "created_at, "],
  ["name", "customer_name, "],
  ["total", "total, "],
  ["status", "status, "],
]
const TABLE = `
create extension if not exists pg_trgm;
create table if not exists order_fact (
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
);
alter table order_fact add column if not exists refunded_amount numeric not null default 0;
drop index if exists order_fact_newest;
${SORTS.map(
  ([name, column]) => `create index if not exists order_fact_${name} on order_fact (${column}display_id)
  include (id, status, total, shipped, travelling, captured, refunded, online${name === "placed" ? ", refunded_amount" : ""});`,
).join("\n")}
create index if not exists order_fact_customer_net on order_fact (customer_id)
  include (total, status, refunded, refunded_amount);
drop index if exists order_fact_customer, order_fact_customer_sales;
create index if not exists order_fact_words on order_fact using gin (customer_name gin_trgm_ops, email gin_trgm_ops);
create index if not exists order_fact_cash_due on order_fact (created_at, display_id)
  where status <> 'canceled' and shipped and not travelling and not captured and not online;
`

/** Orders that are not deleted, in the words of checkout's view `order_state`. Of two summaries the newest counts. */
const factsOf = (orders: string) => `
  select o.id, o.display_id, o.created_at, o.status::text, o.customer_id,
    coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''),
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), o.email, ''),
    coalesce(c.email, o.email, ''), coalesce((s.totals ->> 'current_order_total')::numeric, 0),
    coalesce(state.shipped, false), coalesce(state.travelling, false), state.captured, state.refunded, state.online,
    state.refunded_amount
  from ${orders}
  join order_state state on state.order_id = o.id
  left join customer c on c.id = o.customer_id
  left join order_address a on a.id = o.shipping_address_id
  left join lateral (
    select s.totals from order_summary s where s.order_id = o.id and s.deleted_at is null
    order by s.version desc, s.created_at desc, s.id desc limit 1) s on true`

/**
 * Few orders are looked up one after the other (`offset 0`), by a plan that is made once: to plan this takes longer than to run it,
 * and the plan for all at once that a shop gets while it has no orders adds up the payments of all of them for each. Many are read
 * together.
 */
const MAX_FEW = 20
const READERS = {
  few: {
    plan: "force_generic_plan",
    facts: `select its.* from (select distinct unnest(ids) as id) wanted
      cross join lateral (${factsOf('"order" o')} where o.id = wanted.id offset 0) its`,
  },
  many: {
    plan: "force_custom_plan",
    facts: factsOf('(select distinct unnest(ids) as id) wanted join "order" o on o.id = wanted.id'),
  },
}

const COLUMNS =
  "display_id, created_at, status, customer_id, customer_name, email, total, shipped, travelling, captured, refunded, online, refunded_amount"

/**
 * Of two that change one order at once, the second waits for the row and then reads what the first has written. Who is
 * renamed meanwhile waits too, or their new name would not find an order that is only being placed; customers are held
 * before orders, as by whoever renames one.
 */
const write = (orders: keyof typeof READERS) => `
create or replace function haat_write_facts_of_${orders}(ids text[]) returns void language plpgsql
set plan_cache_mode = ${READERS[orders].plan} as $$
begin
  perform 1 from customer where id in (select customer_id from "order" where id = any(ids)) order by id for share;
  perform 1 from order_fact where id = any(ids) order by id for update;
  delete from order_fact f where f.id = any(ids)
    and not exists (select 1 from "order" o where o.id = f.id and o.deleted_at is null and not o.is_draft_order);
  insert into order_fact as known (id, ${COLUMNS}) ${READERS[orders].facts}
  on conflict (id) do update set (${COLUMNS}) = row (${COLUMNS.replace(/\w+/g, "excluded.$&")})
  where (${COLUMNS.replace(/\w+/g, "known.$&")}) is distinct from (${COLUMNS.replace(/\w+/g, "excluded.$&")});
end $$;`

const WRITE = `${write("few")} ${write("many")}
create or replace function haat_write_order_facts(ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > ${MAX_FEW} then perform haat_write_facts_of_many(ids);
  elsif cardinality(ids) > 0 then perform haat_write_facts_of_few(ids);
  end if;
end $$;`

const LINKED = (link: string, column: string, to: string) =>
  `select l.order_id from ${link} l join changed on l.${column} = changed.${to}`

/** Which orders a change of each table is about; the rows that changed are called `changed`. */
const SOURCES: Record<string, string> = {
  order: "select id from changed",
  order_summary: "select order_id from changed",
  order_fulfillment: "select order_id from changed",
  order_payment_collection: "select order_id from changed",
  fulfillment: LINKED("order_fulfillment", "fulfillment_id", "id"),
  payment_collection: LINKED("order_payment_collection", "payment_collection_id", "id"),
  payment: LINKED("order_payment_collection", "payment_collection_id", "payment_collection_id"),
  customer: `select o.id from order_fact o join changed c on o.customer_id = c.id
    where o.email is distinct from c.email or o.customer_name <> trim(concat_ws(' ', c.first_name, c.last_name))`,
  order_address: 'select o.id from "order" o join changed on o.shipping_address_id = changed.id',
}
const EVENTS = { insert: "new", update: "new", delete: "old" }
/** What is added to these is an order's only once something refers to it, and that is followed as well. */
const REFERRED_TO = ["fulfillment", "payment_collection", "customer", "order_address"]

const follow = (table: string, orders: string) => `
create or replace function haat_facts_of_${table}() returns trigger language plpgsql as $$
begin
  perform haat_write_order_facts(array(${orders}));
  return null;
end $$;
${Object.entries(EVENTS)
  .map(([event, rows]) =>
    event === "insert" && REFERRED_TO.includes(table)
      ? `
drop trigger if exists haat_order_facts_insert on "${table}";`
      : `
create or replace trigger haat_order_facts_${event} after ${event} on "${table}"
  referencing ${rows} table as changed for each statement execute function haat_facts_of_${table}();`,
  )
  .join("")}`

/** Makes the table, has the database keep it, and writes what there is. Safe to run again. */
export default async function keepOrderFacts({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    await transaction.raw(TABLE)
    await transaction.raw(WRITE)
    for (const [table, orders] of Object.entries(SOURCES)) await transaction.raw(follow(table, orders))
    await transaction.raw(`select haat_write_order_facts(array(select id from "order"))`)
  })
}

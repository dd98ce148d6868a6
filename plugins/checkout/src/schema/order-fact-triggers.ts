import { routine } from "@haat/sdk/server/schema/declare"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** SQL: values of `order_fact` for existing orders, with the total of the newest summary. */
const orderFactsQuery = (orders: string) => `
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

const COLUMNS = [
  "display_id",
  "created_at",
  "status",
  "customer_id",
  "customer_name",
  "email",
  "total",
  "shipped",
  "travelling",
  "captured",
  "refunded",
  "online",
  "refunded_amount",
].join(", ")

/**
 * SQL: function that rewrites the rows of orders. It locks them first, so that of two concurrent changes the second
 * reads what the first has written. It also locks the customers, so that a new name reaches an order that is still
 * being placed; customers are locked before orders, as when a name changes.
 */
const writeFacts = (orders: "few" | "many", plan: string, facts: string) => `
create or replace function haat_write_facts_of_${orders}(ids text[]) returns void language plpgsql
set plan_cache_mode = ${plan} as $$
begin
  perform 1 from customer where id in (select customer_id from "order" where id = any(ids)) order by id for share;
  perform 1 from order_fact where id = any(ids) order by id for update;
  delete from order_fact f where f.id = any(ids)
    and not exists (select 1 from "order" o where o.id = f.id and o.deleted_at is null and not o.is_draft_order);
  insert into order_fact as known (id, ${COLUMNS}) ${facts}
  on conflict (id) do update set (${COLUMNS}) = row (${COLUMNS.replace(/\w+/g, "excluded.$&")})
  where (${COLUMNS.replace(/\w+/g, "known.$&")}) is distinct from (${COLUMNS.replace(/\w+/g, "excluded.$&")});
end $$;`

const BATCH_SIZE = 500
const WRITE_BATCH = `
  with batch as (select id from "order" where id > ? order by id limit ${BATCH_SIZE})
  select max(id) as last, haat_write_facts_of_few(array_agg(id)) from batch`

/**
 * Writes the facts of all orders, each batch in its own transaction. Uses the function for few orders: the other one
 * would read the payments of all orders for each batch.
 */
async function fillFacts(database: Knex) {
  let last: string | null = ""
  while (last !== null) {
    const { rows }: { rows: { last: string | null }[] } = await database.raw(WRITE_BATCH, [last])
    last = rows[0].last
  }
}

/**
 * Reads a few orders one by one (`offset 0`) with a generic plan: planning takes longer than running, and a plan that
 * was made while the shop had no orders would add up the payments of all orders for each. Has the fill for both
 * functions, because its SQL changes whenever the facts do.
 */
export const WRITE_FACTS_OF_FEW = routine(
  "haat_write_facts_of_few",
  ["order_fact", "order_state"],
  writeFacts(
    "few",
    "force_generic_plan",
    `select its.* from (select distinct unnest(ids) as id) wanted
      cross join lateral (${orderFactsQuery('"order" o')} where o.id = wanted.id offset 0) its`,
  ),
  fillFacts,
)

/** Reads many orders together. */
export const WRITE_FACTS_OF_MANY = routine(
  "haat_write_facts_of_many",
  ["order_fact", "order_state"],
  writeFacts(
    "many",
    "force_custom_plan",
    orderFactsQuery('(select distinct unnest(ids) as id) wanted join "order" o on o.id = wanted.id'),
  ),
)

const MAX_FEW = 20

export const WRITE_ORDER_FACTS = routine(
  "haat_write_order_facts",
  ["haat_write_facts_of_few", "haat_write_facts_of_many"],
  `create or replace function haat_write_order_facts(ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > ${MAX_FEW} then perform haat_write_facts_of_many(ids);
  elsif cardinality(ids) > 0 then perform haat_write_facts_of_few(ids);
  end if;
end $$;`,
)

const EVENTS = { insert: "new", update: "new", delete: "old" }

type Source = { needs?: string[]; events?: (keyof typeof EVENTS)[] }

/** Events of a table whose new rows belong to no order until a row of another tracked table links them. */
const REFERRED_TO: Source["events"] = ["update", "delete"]

/** @param orders SQL: orders that a change of the table affects; the changed rows are called `changed` */
const trackTable = (
  table: string,
  orders: string,
  { needs = [], events = ["insert", "update", "delete"] }: Source = {},
) =>
  routine(
    `haat_facts_of_${table}`,
    ["haat_write_order_facts", ...needs],
    `create or replace function haat_facts_of_${table}() returns trigger language plpgsql as $$
begin
  perform haat_write_order_facts(array(${orders}));
  return null;
end $$;
${events
  .map(
    (event) => `
create or replace trigger haat_order_facts_${event} after ${event} on "${table}"
  referencing ${EVENTS[event]} table as changed for each statement execute function haat_facts_of_${table}();`,
  )
  .join("")}`,
  )

const findLinked = (link: string, column: string, to: string) =>
  `select l.order_id from ${link} l join changed on l.${column} = changed.${to}`

/** Triggers that write the facts of the orders affected by a change of another table. */
export const FOLLOWED_TABLES = [
  trackTable("order", "select id from changed"),
  trackTable("order_summary", "select order_id from changed"),
  trackTable("order_fulfillment", "select order_id from changed"),
  trackTable("order_payment_collection", "select order_id from changed"),
  trackTable("fulfillment", findLinked("order_fulfillment", "fulfillment_id", "id"), { events: REFERRED_TO }),
  trackTable("payment_collection", findLinked("order_payment_collection", "payment_collection_id", "id"), {
    events: REFERRED_TO,
  }),
  trackTable("payment", findLinked("order_payment_collection", "payment_collection_id", "payment_collection_id")),
  trackTable(
    "customer",
    `select o.id from order_fact o join changed c on o.customer_id = c.id
    where o.email is distinct from c.email or o.customer_name <> trim(concat_ws(' ', c.first_name, c.last_name))`,
    { needs: ["order_fact"], events: REFERRED_TO },
  ),
  trackTable("order_address", 'select o.id from "order" o join changed on o.shipping_address_id = changed.id', {
    events: REFERRED_TO,
  }),
]

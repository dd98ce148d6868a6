import { routine } from "@haat/sdk/server/schema/declare"

/*
 * Triggers on the search index's tables (index-tables.ts) maintain the numbers of products that lists show. Each writes
 * its counts in one sequence, so that no two writers deadlock.
 */

type Changes = { added: string; removed: string; changed: string }

/** Declares the function of the triggers of one table of counts. @param changes SQL that adds what has changed */
const keepCounts = (what: string, { added, removed, changed }: Changes) =>
  routine(
    `keep_${what}_counts`,
    [],
    `
create or replace function keep_${what}_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from ${what}_count where index_table = tg_table_name;
  elsif tg_op = 'INSERT' then ${added}
  elsif tg_op = 'DELETE' then ${removed}
  else ${changed}
  end if;
  return null;
end $$;`,
  )

const ON_CONFLICT = `do update
    set products = kept.products + excluded.products, in_stock = kept.in_stock + excluded.in_stock;`

const IN_STOCK = "coalesce(sum(one) filter (where pieces > 0), 0)"

/** Adds up products by `key`, columns of a table of counts. */
const addProducts = (table: string, key: string) => (rows: string) =>
  `
  insert into ${table} as kept (index_table, ${key}, products, in_stock)
  select tg_table_name, ${key}, sum(one), ${IN_STOCK} from (${rows}) change
  group by ${key} having sum(one) <> 0 or ${IN_STOCK} <> 0 order by ${key}
  on conflict (index_table, ${key}) ${ON_CONFLICT}`

const addOfCategory = addProducts("category_count", "category_id")

/** Products without a category are counted under an empty one. */
const ofCategory = (name: string, one: number) =>
  `select coalesce(product_category_id, '') as category_id, pieces, ${one} as one from ${name} where active`

/** Products that each category shows. */
export const KEEP_CATEGORY_COUNTS = keepCounts("category", {
  added: addOfCategory(ofCategory("added", 1)),
  removed: addOfCategory(ofCategory("removed", -1)),
  changed: addOfCategory(`${ofCategory("added", 1)} union all ${ofCategory("removed", -1)}`),
})

const addOfOrigin = addProducts("origin_count", "category_id, origin")

const ofOrigin = (name: string, one: number) =>
  `select coalesce(product_category_id, '') as category_id, origin, pieces, ${one} as one from ${name}
   where active and origin is not null`

/** Products of each country of origin that each category shows. */
export const KEEP_ORIGIN_COUNTS = keepCounts("origin", {
  added: addOfOrigin(ofOrigin("added", 1)),
  removed: addOfOrigin(ofOrigin("removed", -1)),
  changed: addOfOrigin(`${ofOrigin("added", 1)} union all ${ofOrigin("removed", -1)}`),
})

const addOfChoice = (rows: string) => `
  insert into choice_count as kept (index_table, category_id, besides, choice, products, in_stock)
  select tg_table_name, category_id, coalesce(substring(line from '^.* '), ''), substring(line from '[^ ]*$'), sum(one), sum(of_stock)
  from (${rows}) change
  group by category_id, line having sum(one) <> 0 or sum(of_stock) <> 0 order by category_id, line
  on conflict (index_table, category_id, besides, choice) ${ON_CONFLICT}`

const ofChoice = (name: string, one: number, where = "true") =>
  `select coalesce(product_category_id, '') as category_id, line, ${one} * one as one, ${one} * of_stock as of_stock
   from ${name} written cross join lateral (
     select unnest(choices) as line, 1 as one, 0 as of_stock union all select unnest(choices_in_stock), 0, 1) lines
   where active and choices is not null and ${where}`

/** Columns that are counted, so that unchanged rows are skipped early. */
const COUNTED = ["active", "product_category_id", "choices", "choices_in_stock"]
const isUnlike = (other: string) =>
  `not exists (select from ${other} other where other.id = written.id
     and (${COUNTED.map((name) => `other.${name}`)}) is not distinct from (${COUNTED.map((name) => `written.${name}`)}))`

/** Products of each category that have a variant of each choice, by itself and beside others. */
export const KEEP_CHOICE_COUNTS = keepCounts("choice", {
  added: addOfChoice(ofChoice("added", 1)),
  removed: addOfChoice(ofChoice("removed", -1)),
  changed: addOfChoice(
    `${ofChoice("added", 1, isUnlike("removed"))} union all ${ofChoice("removed", -1, isUnlike("added"))}`,
  ),
})

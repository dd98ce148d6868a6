import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Number of products of each category that have a variant of each choice, by itself and beside others: for
 * `colour:red ` those of `size:m`. The counts are kept by triggers on the search index's tables, which
 * `schema/index-tables.ts` adds. No index has a count and each page has room, so a row that is changed stays on its
 * page.
 */
export class Migration20261126000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "choice_count" (
      "index_table" text not null,
      "category_id" text not null,
      "besides" text not null,
      "choice" text not null,
      "products" integer not null,
      "in_stock" integer not null,
      primary key ("index_table", "category_id", "besides", "choice")
    ) with (fillfactor = 50);`)
    this.addSql(
      `create index if not exists "IDX_choice_count_choice" on "choice_count" ("index_table", "besides", "choice");`,
    )
    this.addSql(KEEP_COUNTS)
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists keep_choice_counts cascade;")
    this.addSql(`drop table if exists "choice_count";`)
  }
}

/** Writes counts in one sequence, so that no two writers deadlock. */
const change = (rows: string) => `
  insert into choice_count as kept (index_table, category_id, besides, choice, products, in_stock)
  select tg_table_name, category_id, coalesce(substring(line from '^.* '), ''), substring(line from '[^ ]*$'), sum(one), sum(of_stock)
  from (${rows}) change
  group by category_id, line having sum(one) <> 0 or sum(of_stock) <> 0 order by category_id, line
  on conflict (index_table, category_id, besides, choice) do update
    set products = kept.products + excluded.products, in_stock = kept.in_stock + excluded.in_stock;`

const rowsOf = (name: string, one: number, where = "true") =>
  `select coalesce(product_category_id, '') as category_id, line, ${one} * one as one, ${one} * of_stock as of_stock
   from ${name} written cross join lateral (
     select unnest(choices) as line, 1 as one, 0 as of_stock union all select unnest(choices_in_stock), 0, 1) lines
   where active and choices is not null and ${where}`

/** Columns that are counted, so that unchanged rows are skipped early. */
const COUNTED = ["active", "product_category_id", "choices", "choices_in_stock"]
const isUnlike = (other: string) =>
  `not exists (select from ${other} other where other.id = written.id
     and (${COUNTED.map((name) => `other.${name}`)}) is not distinct from (${COUNTED.map((name) => `written.${name}`)}))`

const KEEP_COUNTS = `
create or replace function keep_choice_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from choice_count where index_table = tg_table_name;
  elsif tg_op = 'INSERT' then ${change(rowsOf("added", 1))}
  elsif tg_op = 'DELETE' then ${change(rowsOf("removed", -1))}
  else ${change(`${rowsOf("added", 1, isUnlike("removed"))} union all ${rowsOf("removed", -1, isUnlike("added"))}`)}
  end if;
  return null;
end $$;`

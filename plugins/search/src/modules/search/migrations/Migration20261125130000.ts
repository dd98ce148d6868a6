import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Number of products of each country of origin that each category shows. The counts are kept by triggers on the search
 * index's tables, which `schema/index-tables.ts` adds.
 */
export class Migration20261125130000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "origin_count" (
      "index_table" text not null,
      "category_id" text not null,
      "origin" text not null,
      "products" integer not null,
      "in_stock" integer not null,
      primary key ("index_table", "category_id", "origin")
    );`)
    this.addSql(KEEP_COUNTS)
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists keep_origin_counts cascade;")
    this.addSql(`drop table if exists "origin_count";`)
  }
}

const IN_STOCK = "coalesce(sum(one) filter (where pieces > 0), 0)"

/** Writes counts in one sequence, so that no two writers deadlock. */
const change = (rows: string) => `
  insert into origin_count as kept (index_table, category_id, origin, products, in_stock)
  select tg_table_name, category_id, origin, sum(one), ${IN_STOCK} from (${rows}) change
  group by category_id, origin having sum(one) <> 0 or ${IN_STOCK} <> 0 order by category_id, origin
  on conflict (index_table, category_id, origin) do update
    set products = kept.products + excluded.products, in_stock = kept.in_stock + excluded.in_stock;`

const rowsOf = (name: string, one: number) =>
  `select coalesce(product_category_id, '') as category_id, origin, pieces, ${one} as one from ${name}
   where active and origin is not null`

const KEEP_COUNTS = `
create or replace function keep_origin_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from origin_count where index_table = tg_table_name;
  elsif tg_op = 'INSERT' then ${change(rowsOf("added", 1))}
  elsif tg_op = 'DELETE' then ${change(rowsOf("removed", -1))}
  else ${change(`${rowsOf("added", 1)} union all ${rowsOf("removed", -1)}`)}
  end if;
  return null;
end $$;`

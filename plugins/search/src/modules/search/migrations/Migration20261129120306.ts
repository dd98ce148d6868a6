import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Number of products that each category shows. The counts are kept by triggers on the search index's tables, which
 * `schema/index-tables.ts` adds.
 */
export class Migration20261129120306 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "category_count",
        `create table "category_count" (
          "index_table" text not null,
          "category_id" text not null,
          "products" integer not null,
          "in_stock" integer not null,
          primary key ("index_table", "category_id")
        )`,
      ),
    )
    this.addSql(KEEP_COUNTS)
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists keep_category_counts cascade")
    this.addSql(`drop table if exists "category_count"`)
  }
}

const IN_STOCK = "coalesce(sum(one) filter (where pieces > 0), 0)"

/**
 * Counts products without a category under an empty one. Categories are written in sequence, so that no two writers
 * deadlock.
 */
const change = (rows: string) => `
  insert into category_count as kept (index_table, category_id, products, in_stock)
  select tg_table_name, category_id, sum(one), ${IN_STOCK} from (${rows}) change
  group by category_id having sum(one) <> 0 or ${IN_STOCK} <> 0 order by category_id
  on conflict (index_table, category_id) do update
    set products = kept.products + excluded.products, in_stock = kept.in_stock + excluded.in_stock;`

const rowsOf = (name: string, one: number) =>
  `select coalesce(product_category_id, '') as category_id, pieces, ${one} as one from ${name} where active`

const KEEP_COUNTS = `
create or replace function keep_category_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from category_count where index_table = tg_table_name;
  elsif tg_op = 'INSERT' then ${change(rowsOf("added", 1))}
  elsif tg_op = 'DELETE' then ${change(rowsOf("removed", -1))}
  else ${change(`${rowsOf("added", 1)} union all ${rowsOf("removed", -1)}`)}
  end if;
  return null;
end $$;`

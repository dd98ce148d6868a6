import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Number of products of each category that have a variant of each choice, by itself and beside others: for
 * `colour:red ` those of `size:m`. Triggers maintain it (`schema/product-counts.ts`). No index has a count and each
 * page has room, so a row that is changed stays on its page.
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
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "choice_count";`)
  }
}

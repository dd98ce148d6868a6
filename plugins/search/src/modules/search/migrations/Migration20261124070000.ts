import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What variants are chosen by, as lists are filtered by it. Written with the search index (`queries/product-choices.ts`). */
export class Migration20261124070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "product_choice" (
      "variant_id" text not null,
      "option" text not null,
      "product_id" text not null,
      "choice" text not null,
      "title" text not null,
      "value" text not null,
      "colour" text null,
      "rank" integer not null,
      "in_stock" boolean not null,
      primary key ("variant_id", "option")
    );`)
    this.addSql(`create index if not exists "IDX_product_choice_product" on "product_choice" ("product_id");`)
    this.addSql(
      `create index if not exists "IDX_product_choice_choice" on "product_choice" ("choice", "product_id", "variant_id");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_choice";`)
  }
}

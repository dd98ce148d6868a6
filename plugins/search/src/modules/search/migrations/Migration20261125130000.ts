import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Number of products of each country of origin that each category shows. Triggers maintain it
 * (`schema/product-counts.ts`).
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
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "origin_count";`)
  }
}

import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Number of products that each category shows. Triggers maintain it (`schema/product-counts.ts`). */
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
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "category_count"`)
  }
}

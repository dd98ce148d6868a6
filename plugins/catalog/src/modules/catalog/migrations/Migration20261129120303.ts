import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Products that wait to be deleted. A plain table, read and written in SQL only. */
export class Migration20261129120303 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "product_bin",
        `create table "product_bin" (
          "product_id" text not null primary key,
          "change_id" text not null,
          "delete_at" timestamptz not null
        )`,
        `create index "IDX_product_bin_delete_at" on "product_bin" ("delete_at")`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_bin" cascade`)
  }
}

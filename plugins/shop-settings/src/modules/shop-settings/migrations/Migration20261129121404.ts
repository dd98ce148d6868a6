import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Each logo that a document may name: rows are never changed. */
export class Migration20261129121404 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "shop_logo",
        `create table "shop_logo" (
          "id" text not null,
          "png" bytea not null,
          "created_at" timestamptz not null default now(),
          constraint "shop_logo_pkey" primary key ("id")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_logo" cascade`)
  }
}

import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Values of the fields that plugins add to checkout, of orders. */
export class Migration20261130123200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "order_field",
        `create table "order_field" (
          "order_id" text not null,
          "plugin" text not null,
          "values" jsonb not null,
          "created_at" timestamptz not null default now(),
          constraint "order_field_pkey" primary key ("order_id", "plugin")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_field" cascade`)
  }
}

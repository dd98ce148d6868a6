import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Values of the fields that plugins add to checkout: of open carts, and of orders. */
export class Migration20261130123100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "cart_field",
        `create table "cart_field" (
          "cart_id" text not null,
          "plugin" text not null,
          "values" jsonb not null,
          "updated_at" timestamptz not null default now(),
          constraint "cart_field_pkey" primary key ("cart_id", "plugin")
        )`,
      ),
    )
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
    this.addSql(`drop table if exists "cart_field" cascade`)
    this.addSql(`drop table if exists "order_field" cascade`)
  }
}

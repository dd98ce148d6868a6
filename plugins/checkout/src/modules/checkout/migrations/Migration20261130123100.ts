import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Values of the fields that plugins add to checkout, of open carts. */
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
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "cart_field" cascade`)
  }
}

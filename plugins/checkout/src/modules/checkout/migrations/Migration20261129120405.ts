import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whether shoppers may cancel pieces of their orders: one row. */
export class Migration20261129120405 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "cancellation_settings",
        `create table "cancellation_settings" (
          "id" text not null check ("id" = 'shop'),
          "version" integer not null default 1,
          "by_shoppers" boolean not null default true,
          "updated_at" timestamptz not null default now(),
          constraint "cancellation_settings_pkey" primary key ("id")
        )`,
        `insert into "cancellation_settings" ("id") values ('shop')`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "cancellation_settings" cascade`)
  }
}

import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** State of plugins: a row for each that was ever switched off. */
export class Migration20261130131401 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "plugin_state",
        `create table "plugin_state" (
          "plugin" text not null,
          "is_off" boolean not null,
          "version" integer not null,
          "updated_at" timestamptz not null default now(),
          constraint "plugin_state_pkey" primary key ("plugin")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "plugin_state" cascade`)
  }
}

import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Settings of plugins: a row for each plugin whose settings were saved. `values` has the saved ones by name, a secret
 * as `{ "sealed": … }`. A name that the plugin no longer declares is kept.
 */
export class Migration20261130083401 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "plugin_setting",
        `create table "plugin_setting" (
          "plugin" text not null primary key,
          "values" jsonb not null,
          "version" integer not null,
          "updated_at" timestamptz not null default now()
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "plugin_setting" cascade`)
  }
}

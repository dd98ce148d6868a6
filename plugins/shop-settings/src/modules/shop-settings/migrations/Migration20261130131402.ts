import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Failures of plugins: a row for each place where one failed, with the last message. */
export class Migration20261130131402 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "plugin_failure",
        `create table "plugin_failure" (
          "plugin" text not null,
          "place" text not null,
          "message" text not null,
          "count" integer not null,
          "last_at" timestamptz not null,
          constraint "plugin_failure_pkey" primary key ("plugin", "place")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "plugin_failure" cascade`)
  }
}

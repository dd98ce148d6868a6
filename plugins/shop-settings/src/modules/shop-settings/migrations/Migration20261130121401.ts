import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The owner's arrangement of the home page: one row once it was saved. */
export class Migration20261130121401 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "home_page",
        `create table "home_page" (
          "id" text not null,
          "version" integer not null,
          "sections" jsonb not null,
          "updated_at" timestamptz not null default now(),
          constraint "home_page_pkey" primary key ("id")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "home_page" cascade`)
  }
}

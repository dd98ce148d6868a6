import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120202 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "main_selection",
        `create table "main_selection" (
          "id" text not null,
          "product_ids" text[] not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "main_selection_pkey" primary key ("id")
        )`,
        `create index "IDX_main_selection_deleted_at" on "main_selection" ("deleted_at") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "main_selection" cascade`)
  }
}

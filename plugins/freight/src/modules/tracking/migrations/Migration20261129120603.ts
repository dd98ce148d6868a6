import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120603 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "revoked_tracking_link",
        `create table "revoked_tracking_link" (
          "id" text not null,
          "revoked_at" timestamptz not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "revoked_tracking_link_pkey" primary key ("id")
        )`,
        `create index "IDX_revoked_tracking_link_deleted_at" on "revoked_tracking_link" ("deleted_at") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "revoked_tracking_link" cascade`)
  }
}

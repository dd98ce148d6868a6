import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120602 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "parcel_watch",
        `create table "parcel_watch" (
          "id" text not null,
          "number" text not null,
          "phase" text null,
          "expected_on" text null,
          "next_check_at" timestamptz not null,
          "failures" integer not null default 0,
          "ended_at" timestamptz null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "parcel_watch_pkey" primary key ("id")
        )`,
        `create index "IDX_parcel_watch_number" on "parcel_watch" ("number") where deleted_at is null`,
        `create index "IDX_parcel_watch_next_check_at" on "parcel_watch" ("next_check_at") where ended_at is null and deleted_at is null`,
        `create index "IDX_parcel_watch_deleted_at" on "parcel_watch" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_parcel_watch_returned",
        `create index "IDX_parcel_watch_returned" on "parcel_watch" ("id") where phase in ('returning', 'returned')`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "parcel_watch" cascade`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`

export class Migration20261124120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "courier_step" ("id" text not null, "fulfillment_id" text not null, "happened_at" timestamptz not null, "phase" text null, "activity" text not null, "location" text not null, ${STAMPS}, constraint "courier_step_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_courier_step_fulfillment_id_happened_at" on "courier_step" ("fulfillment_id", "happened_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_courier_step_deleted_at" on "courier_step" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "parcel_watch" ("id" text not null, "number" text not null, "phase" text null, "expected_on" text null, "next_check_at" timestamptz not null, "failures" integer not null default 0, "ended_at" timestamptz null, ${STAMPS}, constraint "parcel_watch_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_parcel_watch_number" on "parcel_watch" ("number") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_parcel_watch_next_check_at" on "parcel_watch" ("next_check_at") where ended_at is null and deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_parcel_watch_deleted_at" on "parcel_watch" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "revoked_tracking_link" ("id" text not null, "revoked_at" timestamptz not null, ${STAMPS}, constraint "revoked_tracking_link_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_revoked_tracking_link_deleted_at" on "revoked_tracking_link" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    for (const table of ["courier_step", "parcel_watch", "revoked_tracking_link"])
      this.addSql(`drop table if exists "${table}" cascade;`)
  }
}

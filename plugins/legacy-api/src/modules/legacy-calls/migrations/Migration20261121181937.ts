import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121181937 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "legacy_call" ("id" text not null, "day" text not null, "call" text not null, "times" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "legacy_call_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_legacy_call_deleted_at" on "legacy_call" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_legacy_call_day_call_unique" on "legacy_call" ("day", "call") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "legacy_call" cascade;`)
  }
}

import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120101 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists pg_trgm")
    this.addSql(
      createWhereMissing(
        "trail_entry",
        `create table "trail_entry" (
          "id" text not null,
          "user_id" text not null,
          "who" text not null,
          "role" text not null,
          "resource" text not null,
          "action" text not null,
          "subject_id" text null,
          "subject" text not null,
          "state" text not null check ("state" in ('open', 'done')),
          "changes" jsonb not null,
          "cut" boolean not null,
          "words" text not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "parts" integer not null default 0,
          constraint "trail_entry_pkey" primary key ("id")
        )`,
        `create index "IDX_trail_entry_created_at" on "trail_entry" ("created_at" desc, "id" desc) where deleted_at is null`,
        `create index "IDX_trail_entry_user" on "trail_entry" ("user_id", "created_at" desc, "id" desc) where deleted_at is null`,
        `create index "IDX_trail_entry_resource" on "trail_entry" ("resource", "created_at" desc, "id" desc) where deleted_at is null`,
        `create index "IDX_trail_entry_words" on "trail_entry" using gin ("words" gin_trgm_ops) where deleted_at is null`,
        `create index "IDX_trail_entry_deleted_at" on "trail_entry" ("deleted_at") where deleted_at is not null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "trail_entry",
        "parts",
        `alter table "trail_entry" add column "parts" integer not null default 0`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "trail_entry" cascade`)
  }
}

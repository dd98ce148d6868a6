import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121180500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`)
    this.addSql(
      `create table if not exists "trail_entry" ("id" text not null, "user_id" text not null, "who" text not null, "role" text not null, "resource" text not null, "action" text not null, "subject_id" text null, "subject" text not null, "state" text check ("state" in ('open', 'done')) not null, "changes" jsonb not null, "cut" boolean not null, "words" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "trail_entry_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_trail_entry_created_at" on "trail_entry" ("created_at" desc, "id" desc) where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_trail_entry_user" on "trail_entry" ("user_id", "created_at" desc, "id" desc) where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_trail_entry_resource" on "trail_entry" ("resource", "created_at" desc, "id" desc) where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_trail_entry_words" on "trail_entry" using gin ("words" gin_trgm_ops) where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_trail_entry_deleted_at" on "trail_entry" ("deleted_at") where deleted_at is not null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "trail_entry" cascade;`)
  }
}

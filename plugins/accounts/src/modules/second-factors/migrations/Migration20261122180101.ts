import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122180101 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "second_factor" ("id" text not null, "user_id" text not null, "sealed_key" text not null, "enabled_at" timestamptz null, "last_step" integer null, "recovery_hashes" text[] not null default '{}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "second_factor_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_second_factor_user_id" on "second_factor" ("user_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_second_factor_deleted_at" on "second_factor" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "second_factor" cascade;`)
  }
}

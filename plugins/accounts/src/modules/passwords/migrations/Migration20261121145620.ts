import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121145620 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "password_reset" ("id" text not null, "token_hash" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "password_reset_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_password_reset_token_hash_unique" on "password_reset" ("token_hash") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_password_reset_deleted_at" on "password_reset" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "password_reset" cascade;`)
  }
}

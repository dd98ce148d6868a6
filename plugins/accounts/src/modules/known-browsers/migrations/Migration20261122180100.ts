import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122180100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "known_browser" ("id" text not null, "token_hash" text not null, "auth_identity_id" text not null, "password_mark" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "known_browser_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_known_browser_auth_identity_id_token_hash_unique" on "known_browser" ("auth_identity_id", "token_hash") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_known_browser_deleted_at" on "known_browser" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "known_browser" cascade;`)
  }
}

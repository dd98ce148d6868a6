import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Codes by mail that shoppers sign in with: one for each identity. */
export class Migration20261128210200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "sign_in_code" ("id" text not null, "code_mark" text not null, "tries" integer not null default 0, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "sign_in_code_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_sign_in_code_deleted_at" on "sign_in_code" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "sign_in_code" cascade;`)
  }
}

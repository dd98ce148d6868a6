import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The shop's logo: today's in the settings, and each that a document may name in a table whose rows are never changed. */
export class Migration20261125160100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_logo" ("id" text not null, "png" bytea not null,
         "created_at" timestamptz not null default now(), constraint "shop_logo_pkey" primary key ("id"));`,
    )
    this.addSql(`alter table "shop_settings" add column if not exists "logo" jsonb null;`)
    this.addSql(`alter table "shop_settings" add column if not exists "logo_changes" integer not null default 0;`)
  }

  override async down(): Promise<void> {
    for (const column of ["logo", "logo_changes"])
      this.addSql(`alter table "shop_settings" drop column if exists "${column}" cascade;`)
    this.addSql(`drop table if exists "shop_logo" cascade;`)
  }
}

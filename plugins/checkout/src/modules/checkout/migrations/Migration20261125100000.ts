import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When the shop takes cash on delivery: one row, in which nothing is ruled out at first. */
export class Migration20261125100000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "cod_settings" ("id" text not null check ("id" = 'shop'), "version" integer not null default 1, "max_rupees" integer null, "without_postal_codes" text not null default '', "max_returned" integer null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "cod_settings_pkey" primary key ("id"));`,
    )
    this.addSql(`insert into "cod_settings" ("id") values ('shop') on conflict do nothing;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "cod_settings" cascade;`)
  }
}

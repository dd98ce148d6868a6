import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121180700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_settings" ("id" text not null check ("id" = 'shop'), "version" integer not null, "name" text not null, "contact_email" text not null, "contact_phone" text not null, "chat_url" text not null, "low_stock_limit" integer not null, "shows_discount" boolean not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_settings_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_shop_settings_deleted_at" on "shop_settings" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `insert into "shop_settings" ("id", "version", "name", "contact_email", "contact_phone", "chat_url", "low_stock_limit", "shows_discount") values ('shop', 1, 'Haat', '', '', '', 5, true) on conflict do nothing;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_settings" cascade;`)
  }
}

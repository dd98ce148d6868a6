import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121154800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "banner" ("id" text not null, "image_url" text not null, "redirect_url" text not null, "rank" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "banner_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_banner_deleted_at" on "banner" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create table if not exists "main_selection" ("id" text not null, "product_ids" text[] not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "main_selection_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_main_selection_deleted_at" on "main_selection" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "banner" cascade;`)
    this.addSql(`drop table if exists "main_selection" cascade;`)
  }
}

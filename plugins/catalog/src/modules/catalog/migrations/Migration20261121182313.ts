import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Plain tables, read and written in SQL only: what was done to many products at once, and what waits to be deleted. */
export class Migration20261121182313 extends Migration {
  override async up() {
    this.addSql(`create table if not exists "product_change" (
      "id" text not null primary key,
      "kind" text not null,
      "changes" jsonb not null,
      "created_at" timestamptz not null default now(),
      "undone_at" timestamptz null
    )`)
    this.addSql(`create table if not exists "product_bin" (
      "product_id" text not null primary key,
      "change_id" text not null,
      "delete_at" timestamptz not null
    )`)
    this.addSql(`create index if not exists "IDX_product_bin_delete_at" on "product_bin" ("delete_at")`)
    this.addSql(`create table if not exists "product_import" (
      "id" text not null primary key,
      "filename" text not null,
      "state" text not null,
      "summary" jsonb not null,
      "plan" jsonb not null,
      "source" jsonb not null,
      "written" integer not null default 0,
      "created_at" timestamptz not null default now(),
      "finished_at" timestamptz null
    )`)
  }

  override async down() {
    this.addSql(`drop table if exists "product_import"`)
    this.addSql(`drop table if exists "product_bin"`)
    this.addSql(`drop table if exists "product_change"`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121114500 extends Migration {
  override async up() {
    this.addSql(`create table if not exists "picture" (
      "id" text not null,
      "product_id" text null,
      "position" integer not null default 0,
      "renditions" jsonb not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "picture_pkey" primary key ("id")
    )`)
    this.addSql(
      `create index if not exists "IDX_picture_product_id_position" on "picture" ("product_id", "position") where deleted_at is null`,
    )
    this.addSql(
      `create index if not exists "IDX_picture_deleted_at" on "picture" ("deleted_at") where deleted_at is null`,
    )
  }

  override async down() {
    this.addSql(`drop table if exists "picture" cascade`)
  }
}

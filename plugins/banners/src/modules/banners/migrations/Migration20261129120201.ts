import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120201 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "banner",
        `create table "banner" (
          "id" text not null,
          "image_url" text not null,
          "redirect_url" text not null,
          "rank" integer not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "picture_id" text null,
          "image_url_hi" text not null default '',
          "picture_id_hi" text null,
          constraint "banner_pkey" primary key ("id")
        )`,
        `create index "IDX_banner_deleted_at" on "banner" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(addWhereMissing("banner", "picture_id", `alter table "banner" add column "picture_id" text null`))
    this.addSql(
      addWhereMissing(
        "banner",
        "image_url_hi",
        `alter table "banner" add column "image_url_hi" text not null default ''`,
      ),
    )
    this.addSql(addWhereMissing("banner", "picture_id_hi", `alter table "banner" add column "picture_id_hi" text null`))
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "banner" cascade`)
  }
}

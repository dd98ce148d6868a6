import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120301 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "picture",
        `create table "picture" (
          "id" text not null,
          "product_id" text null,
          "position" integer not null default 0,
          "renditions" jsonb not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "kept_for" text null,
          constraint "picture_pkey" primary key ("id")
        )`,
        `create index "IDX_picture_product_id_position" on "picture" ("product_id", "position") where deleted_at is null`,
        `create index "IDX_picture_deleted_at" on "picture" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(addWhereMissing("picture", "kept_for", `alter table "picture" add column "kept_for" text null`))
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "picture" cascade`)
  }
}

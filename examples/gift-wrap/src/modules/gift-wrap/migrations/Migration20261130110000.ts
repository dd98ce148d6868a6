import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Orders to wrap. */
export class Migration20261130110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gift_wrap",
        `create table "gift_wrap" (
          "id" text not null,
          "order_id" text not null,
          "pieces" integer not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "gift_wrap_pkey" primary key ("id")
        )`,
        `create unique index "IDX_gift_wrap_order_id_unique" on "gift_wrap" ("order_id") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gift_wrap" cascade`)
  }
}

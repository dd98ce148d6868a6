import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const DATES = `
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null`

export class Migration20261130090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "wishlist",
        `create table "wishlist" (
          "id" text not null,
          "customer_id" text not null,
          "name" text not null,
          "share_token" text null,${DATES},
          constraint "wishlist_pkey" primary key ("id")
        )`,
        `create index "IDX_wishlist_customer_id" on "wishlist" ("customer_id") where deleted_at is null`,
        `create unique index "IDX_wishlist_share_token_unique" on "wishlist" ("share_token") where deleted_at is null`,
        `create index "IDX_wishlist_deleted_at" on "wishlist" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "wishlist_item",
        `create table "wishlist_item" (
          "id" text not null,
          "wishlist_id" text not null references "wishlist" ("id") on delete cascade,
          "product_id" text not null,${DATES},
          constraint "wishlist_item_pkey" primary key ("id")
        )`,
        `create index "IDX_wishlist_item_product_id" on "wishlist_item" ("product_id") where deleted_at is null`,
        `create unique index "IDX_wishlist_item_wishlist_id_product_id_unique"
          on "wishlist_item" ("wishlist_id", "product_id") where deleted_at is null`,
        `create index "IDX_wishlist_item_deleted_at" on "wishlist_item" ("deleted_at") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "wishlist_item" cascade`)
    this.addSql(`drop table if exists "wishlist" cascade`)
  }
}

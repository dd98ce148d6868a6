import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Settings of the shop: one row. `random_discounts`, `sample_reviews` and `preticks_terms` are null until the owner
 * sets them; `confirmed` is the text that the owner agreed to when made-up discounts or reviews were turned on.
 */
export class Migration20261129121401 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "shop_settings",
        `create table "shop_settings" (
          "id" text not null check ("id" = 'shop'),
          "version" integer not null,
          "name" text not null,
          "contact_email" text not null,
          "contact_phone" text not null,
          "chat_url" text not null,
          "low_stock_limit" integer not null,
          "shows_discount" boolean not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "requires_second_factor" boolean not null default false,
          "random_discounts" boolean null,
          "sample_reviews" boolean null,
          "confirmed" text not null default '',
          "officer_name" text not null default '',
          "officer_email" text not null default '',
          "officer_phone" text not null default '',
          "officer_hours" text not null default '',
          "logo" jsonb null,
          "logo_changes" integer not null default 0,
          "preticks_terms" boolean null,
          constraint "shop_settings_pkey" primary key ("id")
        )`,
        `create index "IDX_shop_settings_deleted_at" on "shop_settings" ("deleted_at") where deleted_at is null`,
        `insert into "shop_settings" ("id", "version", "name", "contact_email", "contact_phone", "chat_url", "low_stock_limit", "shows_discount")
          values ('shop', 1, 'Haat', '', '', '', 5, true)`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "shop_settings",
        "requires_second_factor",
        `alter table "shop_settings" add column "requires_second_factor" boolean not null default false`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "shop_settings",
        "random_discounts",
        `alter table "shop_settings"
          add column "random_discounts" boolean null,
          add column "sample_reviews" boolean null,
          add column "confirmed" text not null default '',
          add column "officer_name" text not null default '',
          add column "officer_email" text not null default '',
          add column "officer_phone" text not null default '',
          add column "officer_hours" text not null default ''`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "shop_settings",
        "logo",
        `alter table "shop_settings" add column "logo" jsonb null, add column "logo_changes" integer not null default 0`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "shop_settings",
        "preticks_terms",
        `alter table "shop_settings" add column "preticks_terms" boolean null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_settings" cascade`)
  }
}

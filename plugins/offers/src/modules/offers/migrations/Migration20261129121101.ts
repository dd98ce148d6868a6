import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129121101 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "offer",
        `create table "offer" (
          "id" text not null,
          "name" text not null,
          "name_hi" text not null default '',
          "kind" text not null,
          "scope" text not null,
          "percent" integer not null default 100,
          "amount_paise" integer not null default 0,
          "buy" integer not null default 1,
          "get" integer not null default 1,
          "product_ids" text[] not null default '{}',
          "category_ids" text[] not null default '{}',
          "min_paise" integer not null default 0,
          "first_order_only" boolean not null default false,
          "per_customer_limit" integer null,
          "total_limit" integer null,
          "starts_at" timestamptz null,
          "ends_at" timestamptz null,
          "automatic" boolean not null default false,
          "stackable" boolean not null default false,
          "active" boolean not null default true,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "counts_same_person" boolean not null default false,
          constraint "offer_pkey" primary key ("id")
        )`,
      ),
    )
    // Whether an offer's limits count what other accounts of the same person ordered: not of the offers that are there.
    this.addSql(
      addWhereMissing(
        "offer",
        "counts_same_person",
        `alter table "offer" add column "counts_same_person" boolean not null default false`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "offer" cascade`)
  }
}

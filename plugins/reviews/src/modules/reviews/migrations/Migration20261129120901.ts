import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120901 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "product_review",
        `create table "product_review" (
          "id" text not null,
          "product_id" text not null,
          "customer_id" text not null,
          "rating" integer not null,
          "comment" text not null,
          "hidden" boolean not null default false,
          "reply" text null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "is_bought" boolean not null default true,
          constraint "product_review_pkey" primary key ("id"),
          constraint "product_review_rating_check" check (rating between 1 and 5)
        )`,
        `create unique index "IDX_product_review_customer_id_product_id_unique" on "product_review" ("customer_id", "product_id")
          where deleted_at is null`,
        `create index "IDX_product_review_product_id_created_at" on "product_review" ("product_id", "created_at")
          where deleted_at is null`,
        `create index "IDX_product_review_deleted_at" on "product_review" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "product_review",
        "is_bought",
        `alter table "product_review" add column "is_bought" boolean not null default true`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_review" cascade`)
  }
}

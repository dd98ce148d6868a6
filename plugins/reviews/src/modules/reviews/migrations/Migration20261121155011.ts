import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121155011 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_review" ("id" text not null, "product_id" text not null, "customer_id" text not null, "rating" integer not null, "comment" text not null, "hidden" boolean not null default false, "reply" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_review_pkey" primary key ("id"), constraint "product_review_rating_check" check (rating between 1 and 5));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_product_review_customer_id_product_id_unique" on "product_review" ("customer_id", "product_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_product_review_product_id_created_at" on "product_review" ("product_id", "created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_product_review_deleted_at" on "product_review" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_review" cascade;`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261124080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "stock_notice" ("id" text not null, "product_id" text not null, "variant_id" text not null, "email" text not null, "told_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_notice_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_stock_notice_deleted_at" on "stock_notice" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create unique index if not exists "IDX_stock_notice_variant_id_email_unique" on "stock_notice" ("variant_id", "email") where told_at is null and deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_stock_notice_product_id" on "stock_notice" ("product_id") where told_at is null and deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_stock_notice_email" on "stock_notice" ("email") where told_at is null and deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_notice" cascade;`)
  }
}

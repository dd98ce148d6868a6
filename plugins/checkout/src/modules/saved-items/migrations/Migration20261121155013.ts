import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121155013 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "saved_item" ("id" text not null, "customer_id" text not null, "product_id" text not null, "quantity" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "saved_item_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_saved_item_customer_id_product_id_unique" on "saved_item" ("customer_id", "product_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_saved_item_deleted_at" on "saved_item" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "saved_item" cascade;`)
  }
}

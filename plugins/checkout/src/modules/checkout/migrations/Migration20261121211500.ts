import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121211500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "packed_order" ("id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "packed_order_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_packed_order_deleted_at" on "packed_order" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "packed_order" cascade;`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "merged_guest_cart" ("id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "merged_guest_cart_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_merged_guest_cart_deleted_at" on "merged_guest_cart" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "merged_guest_cart" cascade;`)
  }
}

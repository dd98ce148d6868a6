import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Pictures that shoppers send with a return, re-encoded: beside it and in no folder that is handed out. */
export class Migration20261125150100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "return_photo" ("id" text not null, "customer_id" text not null, "return_id" text null, "content" bytea not null, "created_at" timestamptz not null default now(), constraint "return_photo_pkey" primary key ("id"));`,
    )
    // WebP is compressed already
    this.addSql(`alter table "return_photo" alter column "content" set storage external;`)
    this.addSql(
      `create index if not exists "IDX_return_photo_return_id" on "return_photo" ("return_id") where return_id is not null;`,
    )
    this.addSql(`create index if not exists "IDX_return_photo_customer_id" on "return_photo" ("customer_id");`)
    this.addSql(
      `create index if not exists "IDX_return_photo_unused" on "return_photo" ("created_at") where return_id is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_photo" cascade;`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which products come first for a search text, in the owner's order. */
export class Migration20261124022100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "search_pin" ("id" text not null, "text" text not null, "product_ids" text[] not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "search_pin_pkey" primary key ("id"));`,
    )
    this.addSql(`create unique index if not exists "IDX_search_pin_text_unique" on "search_pin" ("text");`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "search_pin" cascade;`)
  }
}

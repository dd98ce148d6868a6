import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Pieces of orders that were cancelled before packing, whether shoppers may cancel them, and the store credit that they return. */
export class Migration20261128213000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "cancelled_pieces" ("id" text not null, "order_id" text not null, "request_id" text not null, "requested_by" text null, "reason" text not null default '', "lines" jsonb not null, "less_paise" integer not null, "credit_paise" integer not null default 0, "refund_ids" text[] not null default '{}', "refund_paise" integer not null default 0, "moved_paise" integer not null default 0, "created_at" timestamptz not null default now(), constraint "cancelled_pieces_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_cancelled_pieces_request_id" on "cancelled_pieces" ("request_id");`,
    )
    this.addSql(`create index if not exists "IDX_cancelled_pieces_order_id" on "cancelled_pieces" ("order_id");`)
    this.addSql(`create index if not exists "IDX_cancelled_pieces_created_at" on "cancelled_pieces" ("created_at");`)
    this.addSql(
      `create table if not exists "cancellation_settings" ("id" text not null check ("id" = 'shop'), "version" integer not null default 1, "by_shoppers" boolean not null default true, "updated_at" timestamptz not null default now(), constraint "cancellation_settings_pkey" primary key ("id"));`,
    )
    this.addSql(`insert into "cancellation_settings" ("id") values ('shop') on conflict do nothing;`)
    this.addSql(`alter table "store_credit_entry" drop constraint if exists "store_credit_entry_kind_check"`)
    this.addSql(`alter table "store_credit_entry" add constraint "store_credit_entry_kind_check"
      check ("kind" in ('gift', 'refund', 'order', 'cancelled', 'exchange', 'cancelled_pieces'))`)
  }

  override async down(): Promise<void> {
    // Entries of store credit are never deleted: their kind stays valid.
    this.addSql(`drop table if exists "cancelled_pieces" cascade;`)
    this.addSql(`drop table if exists "cancellation_settings" cascade;`)
  }
}

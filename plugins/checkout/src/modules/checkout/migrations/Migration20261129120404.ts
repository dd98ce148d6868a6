import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Pieces of orders that were cancelled before packing. */
export class Migration20261129120404 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "cancelled_pieces",
        `create table "cancelled_pieces" (
          "id" text not null,
          "order_id" text not null,
          "request_id" text not null,
          "requested_by" text null,
          "reason" text not null default '',
          "lines" jsonb not null,
          "less_paise" integer not null,
          "credit_paise" integer not null default 0,
          "refund_ids" text[] not null default '{}',
          "refund_paise" integer not null default 0,
          "moved_paise" integer not null default 0,
          "created_at" timestamptz not null default now(),
          constraint "cancelled_pieces_pkey" primary key ("id")
        )`,
        `create unique index "IDX_cancelled_pieces_request_id" on "cancelled_pieces" ("request_id")`,
        `create index "IDX_cancelled_pieces_order_id" on "cancelled_pieces" ("order_id")`,
        `create index "IDX_cancelled_pieces_created_at" on "cancelled_pieces" ("created_at")`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "cancelled_pieces" cascade`)
  }
}

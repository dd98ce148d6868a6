import { createWhereMissing, widenCheck } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS = `"kind" in ('gift', 'refund', 'order', 'cancelled', 'exchange', 'cancelled_pieces')`

/** The entries of store credit, which are never deleted. */
export class Migration20261129120402 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "store_credit_entry",
        `create table "store_credit_entry" (
          "id" text not null,
          "customer_id" text not null,
          "amount" integer not null check ("amount" <> 0),
          "kind" text not null check (${KINDS}),
          "order_id" text null,
          "reason" text null,
          "request_id" text null,
          "given_by" text null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "store_credit_entry_pkey" primary key ("id")
        )`,
        `create unique index "IDX_store_credit_entry_request_id_unique" on "store_credit_entry" ("request_id") where deleted_at is null`,
        `create unique index "haat_store_credit_once_an_order" on "store_credit_entry" ("order_id", "kind")
          where "kind" in ('order', 'cancelled')`,
        ...["customer_id", "order_id", "deleted_at"].map(
          (column) =>
            `create index "IDX_store_credit_entry_${column}" on "store_credit_entry" ("${column}") where deleted_at is null`,
        ),
      ),
    )
    this.addSql(widenCheck("store_credit_entry", "store_credit_entry_kind_check", "cancelled_pieces", KINDS))
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "store_credit_entry" cascade`)
  }
}

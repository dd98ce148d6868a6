import { addWhereMissing, createWhereMissing, widenCheck } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const REASONS = `"reason" in
  ('damaged', 'wrong_item', 'not_as_described', 'delivered_late', 'does_not_fit', 'changed_mind', 'other')`

/**
 * Requested returns: charge for the way back, the order that replaces the goods, and the reason why the rest of an
 * exchange is not taken in cash.
 */
export class Migration20261129120411 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "return_request",
        `create table "return_request" (
          "id" text not null,
          "order_id" text not null,
          "customer_id" text not null,
          "state" text not null default 'requested'
            check ("state" in ('requested', 'approved', 'picked_up', 'received', 'rejected', 'canceled')),
          "reason" text not null check (${REASONS}),
          "note" text not null,
          "outcome" text not null check ("outcome" in ('refund', 'credit', 'exchange')),
          "way" text not null check ("way" in ('pickup', 'drop_off')),
          "decision" text null,
          "decided_at" timestamptz null,
          "picked_up_at" timestamptz null,
          "received_at" timestamptz null,
          "canceled_at" timestamptz null,
          "worth_paise" integer null,
          "engine_return_id" text null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "way_back_paise" integer null check ("way_back_paise" >= 0),
          "exchange_order_id" text null,
          "exchange_parts" jsonb null,
          "cash_withheld" jsonb null,
          "by_staff" boolean not null default false,
          constraint "return_request_pkey" primary key ("id")
        )`,
        `create index "IDX_return_request_order_id" on "return_request" ("order_id") where deleted_at is null`,
        `create index "IDX_return_request_state_created_at" on "return_request" ("state", "created_at") where deleted_at is null`,
        `create index "IDX_return_request_deleted_at" on "return_request" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "return_request",
        "way_back_paise",
        `alter table "return_request" add column "way_back_paise" integer null check ("way_back_paise" >= 0)`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "return_request",
        "exchange_order_id",
        `alter table "return_request" add column "exchange_order_id" text null, add column "exchange_parts" jsonb null`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_return_request_exchange_order_id",
        `create unique index "IDX_return_request_exchange_order_id" on "return_request" ("exchange_order_id")
          where deleted_at is null and "exchange_order_id" is not null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "return_request",
        "cash_withheld",
        `alter table "return_request" add column "cash_withheld" jsonb null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "return_request",
        "by_staff",
        `alter table "return_request" add column "by_staff" boolean not null default false`,
        // The way back of claims that are under way costs their shopper nothing any more.
        `update "return_request" set "way_back_paise" = null
          where "reason" in ('damaged', 'wrong_item', 'not_as_described') and "state" in ('requested', 'approved', 'picked_up')`,
      ),
    )
    this.addSql(widenCheck("return_request", "return_request_reason_check", "delivered_late", REASONS))
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_request" cascade`)
  }
}

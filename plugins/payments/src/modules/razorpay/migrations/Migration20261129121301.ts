import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const LATER_INDEXES = {
  due: `("next_attempt_at") where next_attempt_at is not null and deleted_at is null`,
  refunded_at: `("refunded_at") where state = 'refunded' and deleted_at is null`,
  // The refundable rest of a payment is read by its session.
  payment_session_id: `("payment_session_id") where deleted_at is null`,
  // The ledger is sorted by the orders' numbers, either way round, with what became no order at the end of both.
  order_display_id_asc: `("order_display_id" asc nulls last, "id" asc) where deleted_at is null`,
  order_display_id_desc: `("order_display_id" desc nulls last, "id" desc) where deleted_at is null`,
}

/**
 * The ledger: what was paid online, since when a refund is awaited, what the provider has given back, and which error
 * money went back for, so that the shopper reads it in their language.
 */
export class Migration20261129121301 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "razorpay_payment",
        `create table "razorpay_payment" (
          "id" text not null,
          "razorpay_order_id" text not null,
          "payment_session_id" text not null,
          "payment_collection_id" text not null,
          "cart_id" text not null,
          "customer_id" text not null,
          "amount" integer not null check ("amount" > 0),
          "plan" jsonb not null,
          "state" text not null default 'created'
            check ("state" in ('created', 'captured', 'ordered', 'refunding', 'refunded', 'closed')),
          "razorpay_payment_id" text null,
          "order_id" text null,
          "reason" text null,
          "exception" text null,
          "attempts" integer not null default 0,
          "captured_at" timestamptz null,
          "asked_at" timestamptz null,
          "next_attempt_at" timestamptz null default now(),
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "refunding_at" timestamptz null,
          "refunded_at" timestamptz null,
          "refunded_amount" integer not null default 0,
          "reason_error" jsonb null,
          "order_display_id" integer null,
          constraint "razorpay_payment_pkey" primary key ("id"),
          constraint "razorpay_payment_captured_is_named"
            check ("state" in ('created', 'closed') or ("razorpay_payment_id" is not null and "captured_at" is not null)),
          constraint "razorpay_payment_ordered_has_order" check ("state" <> 'ordered' or "order_id" is not null)
        )`,
        ...["razorpay_order_id", "order_id"].map(
          (column) =>
            `create unique index "IDX_razorpay_payment_${column}_unique" on "razorpay_payment" ("${column}") where deleted_at is null`,
        ),
        ...["cart_id", "deleted_at"].map(
          (column) =>
            `create index "IDX_razorpay_payment_${column}" on "razorpay_payment" ("${column}") where deleted_at is null`,
        ),
      ),
    )
    this.addSql(
      addWhereMissing(
        "razorpay_payment",
        "refunding_at",
        `alter table "razorpay_payment"
          add column "refunding_at" timestamptz null,
          add column "refunded_at" timestamptz null,
          add column "refunded_amount" integer not null default 0`,
        `update "razorpay_payment" set "refunding_at" = "updated_at" where "state" = 'refunding'`,
        `update "razorpay_payment" set "refunded_at" = "updated_at", "refunded_amount" = "amount" where "state" = 'refunded'`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "razorpay_payment",
        "reason_error",
        `alter table "razorpay_payment" add column "reason_error" jsonb null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "razorpay_payment",
        "order_display_id",
        `alter table "razorpay_payment" add column "order_display_id" integer null`,
      ),
    )
    this.addSql(`drop index if exists "IDX_razorpay_payment_next_attempt_at"`)
    for (const [name, definition] of Object.entries(LATER_INDEXES))
      this.addSql(
        createWhereMissing(
          `IDX_razorpay_payment_${name}`,
          `create index "IDX_razorpay_payment_${name}" on "razorpay_payment" ${definition}`,
        ),
      )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "razorpay_payment" cascade`)
  }
}

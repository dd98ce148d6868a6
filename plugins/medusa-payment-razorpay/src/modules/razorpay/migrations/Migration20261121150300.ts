import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121150300 extends Migration {
  override async up() {
    this.addSql(`create table if not exists "razorpay_payment" (
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
      constraint "razorpay_payment_pkey" primary key ("id"),
      constraint "razorpay_payment_captured_is_named"
        check ("state" in ('created', 'closed') or ("razorpay_payment_id" is not null and "captured_at" is not null)),
      constraint "razorpay_payment_ordered_has_order" check ("state" <> 'ordered' or "order_id" is not null)
    )`)
    this.addSql(
      `create unique index if not exists "IDX_razorpay_payment_razorpay_order_id_unique" on "razorpay_payment" ("razorpay_order_id") where deleted_at is null`,
    )
    this.addSql(
      `create unique index if not exists "IDX_razorpay_payment_order_id_unique" on "razorpay_payment" ("order_id") where deleted_at is null`,
    )
    this.addSql(
      `create index if not exists "IDX_razorpay_payment_next_attempt_at" on "razorpay_payment" ("next_attempt_at") where deleted_at is null`,
    )
    this.addSql(
      `create index if not exists "IDX_razorpay_payment_cart_id" on "razorpay_payment" ("cart_id") where deleted_at is null`,
    )
    this.addSql(
      `create index if not exists "IDX_razorpay_payment_deleted_at" on "razorpay_payment" ("deleted_at") where deleted_at is null`,
    )
    this.addSql(`create table if not exists "razorpay_event" (
      "id" text not null,
      "body" jsonb not null,
      "received_at" timestamptz not null default now(),
      "applied_at" timestamptz null,
      "attempts" integer not null default 0,
      "next_attempt_at" timestamptz null default now(),
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "razorpay_event_pkey" primary key ("id")
    )`)
    this.addSql(
      `create index if not exists "IDX_razorpay_event_next_attempt_at" on "razorpay_event" ("next_attempt_at") where deleted_at is null`,
    )
    this.addSql(
      `create index if not exists "IDX_razorpay_event_deleted_at" on "razorpay_event" ("deleted_at") where deleted_at is null`,
    )
  }

  override async down() {
    this.addSql(`drop table if exists "razorpay_event" cascade`)
    this.addSql(`drop table if exists "razorpay_payment" cascade`)
  }
}

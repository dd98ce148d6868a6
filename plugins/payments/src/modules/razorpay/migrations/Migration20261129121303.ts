import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Stores a row for each refund, which may be of a return. Its name comes after that of `razorpay_payment`, which it
 * reads.
 */
export class Migration20261129121303 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "payment_refund",
        `create table "payment_refund" (
          "id" text not null,
          "order_id" text not null,
          "payment_id" text not null,
          "method" text not null check ("method" in ('online', 'transfer', 'credit')),
          "amount" integer not null check ("amount" > 0),
          "reason" text not null,
          "parts" jsonb null,
          "reference" text null,
          "state" text not null default 'pending' check ("state" in ('pending', 'processed', 'failed')),
          "failure" text null,
          "provider_refund_id" text null,
          "request_id" text null,
          "request" jsonb null,
          "requested_by" text null,
          "processed_at" timestamptz null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "return_id" text null,
          constraint "payment_refund_pkey" primary key ("id")
        )`,
        ...["provider_refund_id", "request_id"].map(
          (column) =>
            `create unique index "IDX_payment_refund_${column}_unique" on "payment_refund" ("${column}") where deleted_at is null`,
        ),
        ...["order_id", "payment_id", "processed_at", "deleted_at"].map(
          (column) =>
            `create index "IDX_payment_refund_${column}" on "payment_refund" ("${column}") where deleted_at is null`,
        ),
        // Recent refunds are checked once more, and so get their rows.
        `update "razorpay_payment" set "next_attempt_at" = now() where "refunded_amount" > 0
          and "order_id" is not null and "created_at" > now() - interval '90 days'`,
      ),
    )
    this.addSql(
      addWhereMissing("payment_refund", "return_id", `alter table "payment_refund" add column "return_id" text null`),
    )
    this.addSql(
      createWhereMissing(
        "IDX_payment_refund_return_id",
        `create index "IDX_payment_refund_return_id" on "payment_refund" ("return_id") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payment_refund" cascade`)
  }
}

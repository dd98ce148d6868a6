import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A row for each refund. What was refunded lately is looked at once more, and so gets its rows. */
export class Migration20261124110000 extends Migration {
  override async up() {
    this.addSql(`create table if not exists "payment_refund" (
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
      constraint "payment_refund_pkey" primary key ("id")
    )`)
    for (const column of ["provider_refund_id", "request_id"])
      this.addSql(`create unique index if not exists "IDX_payment_refund_${column}_unique" on "payment_refund" ("${column}")
        where deleted_at is null`)
    for (const column of ["order_id", "payment_id", "processed_at", "deleted_at"])
      this.addSql(`create index if not exists "IDX_payment_refund_${column}" on "payment_refund" ("${column}")
        where deleted_at is null`)
    this.addSql(`update "razorpay_payment" set "next_attempt_at" = now() where "refunded_amount" > 0
      and "order_id" is not null and "created_at" > now() - interval '90 days'`)
  }

  override async down() {
    this.addSql(`drop table if exists "payment_refund" cascade`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Since when a refund is awaited, what the provider has given back, and indexes of what is due alone. */
export class Migration20261122133800 extends Migration {
  override async up() {
    this.addSql(`alter table "razorpay_payment"
      add column if not exists "refunding_at" timestamptz null,
      add column if not exists "refunded_at" timestamptz null,
      add column if not exists "refunded_amount" integer not null default 0`)
    this.addSql(`update "razorpay_payment" set "refunding_at" = "updated_at" where "state" = 'refunding'`)
    this.addSql(`update "razorpay_payment" set "refunded_at" = "updated_at", "refunded_amount" = "amount"
      where "state" = 'refunded'`)
    this.addSql(`create index if not exists "IDX_razorpay_payment_due" on "razorpay_payment" ("next_attempt_at")
      where next_attempt_at is not null and deleted_at is null`)
    this.addSql(`drop index if exists "IDX_razorpay_payment_next_attempt_at"`)
    this.addSql(`create index if not exists "IDX_razorpay_event_due" on "razorpay_event" ("next_attempt_at")
      where applied_at is null`)
    this.addSql(`create index if not exists "IDX_razorpay_event_applied" on "razorpay_event" ("applied_at")
      where applied_at is not null`)
    this.addSql(`drop index if exists "IDX_razorpay_event_next_attempt_at"`)
    // For whoever writes to the shopper: money that went back. Amounts in rupees.
    this.addSql(`create or replace view "refunded_payment" as
      select razorpay_order_id, customer_id, order_id, (refunded_amount / 100.0)::float8 as amount,
        coalesce(reason, '') as reason, refunded_at
      from razorpay_payment where state = 'refunded' and deleted_at is null`)
    this.addSql(`create index if not exists "IDX_razorpay_payment_refunded_at" on "razorpay_payment" ("refunded_at")
      where state = 'refunded' and deleted_at is null`)
  }

  override async down() {
    this.addSql(`drop view if exists "refunded_payment"`)
    for (const index of ["payment_due", "event_due", "event_applied", "payment_refunded_at"])
      this.addSql(`drop index if exists "IDX_razorpay_${index}"`)
    this.addSql(
      `create index if not exists "IDX_razorpay_payment_next_attempt_at" on "razorpay_payment" ("next_attempt_at")`,
    )
    this.addSql(
      `create index if not exists "IDX_razorpay_event_next_attempt_at" on "razorpay_event" ("next_attempt_at")`,
    )
    this.addSql(`alter table "razorpay_payment" drop column if exists "refunding_at",
      drop column if exists "refunded_at", drop column if exists "refunded_amount"`)
  }
}

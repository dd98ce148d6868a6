import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** From which payments store credit came, and what is disputed of payments. */
export class Migration20261128213100 extends Migration {
  override async up() {
    this.addSql(`create table if not exists "store_credit_source" (
      "entry_id" text not null,
      "customer_id" text not null,
      "payment_id" text null,
      "amount" integer not null,
      "created_at" timestamptz not null default now()
    )`)
    for (const column of ["entry_id", "customer_id", "payment_id"])
      this.addSql(
        `create index if not exists "IDX_store_credit_source_${column}" on "store_credit_source" ("${column}")`,
      )
    this.addSql(`create table if not exists "razorpay_dispute" (
      "id" text not null,
      "razorpay_payment_id" text not null,
      "amount" integer not null check ("amount" >= 0),
      "amount_deducted" integer not null default 0 check ("amount_deducted" >= 0),
      "status" text not null check ("status" in ('open', 'under_review', 'won', 'lost', 'closed')),
      "phase" text not null check ("phase" in ('fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration')),
      "reason_code" text null,
      "respond_by" timestamptz null,
      "opened_at" timestamptz null,
      "told_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "razorpay_dispute_pkey" primary key ("id")
    )`)
    this.addSql(`create index if not exists "IDX_razorpay_dispute_razorpay_payment_id" on "razorpay_dispute" ("razorpay_payment_id")
      where deleted_at is null`)
    this.addSql(
      `create index if not exists "IDX_razorpay_dispute_deleted_at" on "razorpay_dispute" ("deleted_at") where deleted_at is null`,
    )
  }

  override async down() {
    for (const table of ["razorpay_dispute", "store_credit_source"])
      this.addSql(`drop table if exists "${table}" cascade`)
  }
}

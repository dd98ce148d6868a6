import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Disputes of payments. */
export class Migration20261129121305 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "razorpay_dispute",
        `create table "razorpay_dispute" (
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
        )`,
        ...["razorpay_payment_id", "deleted_at"].map(
          (column) =>
            `create index "IDX_razorpay_dispute_${column}" on "razorpay_dispute" ("${column}") where deleted_at is null`,
        ),
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "razorpay_dispute" cascade`)
  }
}

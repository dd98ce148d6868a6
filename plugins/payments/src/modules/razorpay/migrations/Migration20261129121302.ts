import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129121302 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "razorpay_event",
        `create table "razorpay_event" (
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
        )`,
        `create index "IDX_razorpay_event_deleted_at" on "razorpay_event" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_razorpay_event_due",
        `create index "IDX_razorpay_event_due" on "razorpay_event" ("next_attempt_at") where applied_at is null`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_razorpay_event_applied",
        `create index "IDX_razorpay_event_applied" on "razorpay_event" ("applied_at") where applied_at is not null`,
      ),
    )
    this.addSql(`drop index if exists "IDX_razorpay_event_next_attempt_at"`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "razorpay_event" cascade`)
  }
}

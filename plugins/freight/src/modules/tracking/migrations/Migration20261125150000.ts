import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Goods of returns that the carrier picks up. */
export class Migration20261125150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "return_pickup" ("id" text not null, "order_id" text not null, "number" text null, "courier" text null, "url" text not null default '', "carrier_order_id" text null, "problem" text null, "rejected_at" timestamptz null, "booked_at" timestamptz null, "canceled_at" timestamptz null, "phase" text null, "expected_on" text null, "next_check_at" timestamptz not null, "claimed_until" timestamptz null, "failures" integer not null default 0, "ended_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "return_pickup_pkey" primary key ("id"));`,
    )
    for (const name of ["order_id", "number", "deleted_at"])
      this.addSql(
        `create index if not exists "IDX_return_pickup_${name}" on "return_pickup" ("${name}") where deleted_at is null;`,
      )
    this.addSql(
      `create index if not exists "IDX_return_pickup_next_check_at" on "return_pickup" ("next_check_at") where ended_at is null and deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_pickup" cascade;`)
  }
}

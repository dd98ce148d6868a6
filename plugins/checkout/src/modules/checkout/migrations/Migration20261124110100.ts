import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz null`

/** Store credit: its entries, and each customer's balance. */
export class Migration20261124110100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "store_credit" (
      "id" text not null, "balance" integer not null default 0, ${TIMES},
      constraint "store_credit_pkey" primary key ("id"),
      constraint "haat_store_credit_not_negative" check ("balance" >= 0))`)
    this.addSql(`create table if not exists "store_credit_entry" (
      "id" text not null, "customer_id" text not null, "amount" integer not null check ("amount" <> 0),
      "kind" text not null check ("kind" in ('gift', 'refund', 'order', 'cancelled')),
      "order_id" text null, "reason" text null, "request_id" text null, "given_by" text null, ${TIMES},
      constraint "store_credit_entry_pkey" primary key ("id"))`)
    this.addSql(`create unique index if not exists "IDX_store_credit_entry_request_id_unique"
      on "store_credit_entry" ("request_id") where deleted_at is null`)
    this.addSql(`create unique index if not exists "haat_store_credit_once_an_order"
      on "store_credit_entry" ("order_id", "kind") where "kind" in ('order', 'cancelled')`)
    for (const column of ["customer_id", "order_id"])
      this.addSql(`create index if not exists "IDX_store_credit_entry_${column}" on "store_credit_entry" ("${column}")
        where deleted_at is null`)
    for (const table of ["store_credit", "store_credit_entry"])
      this.addSql(`create index if not exists "IDX_${table}_deleted_at" on "${table}" ("deleted_at")
        where deleted_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "store_credit_entry" cascade`)
    this.addSql(`drop table if exists "store_credit" cascade`)
  }
}

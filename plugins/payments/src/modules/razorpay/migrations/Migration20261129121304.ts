import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Payments that store credit came from. */
export class Migration20261129121304 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "store_credit_source",
        `create table "store_credit_source" (
          "entry_id" text not null,
          "customer_id" text not null,
          "payment_id" text null,
          "amount" integer not null,
          "created_at" timestamptz not null default now()
        )`,
        ...["entry_id", "customer_id", "payment_id"].map(
          (column) => `create index "IDX_store_credit_source_${column}" on "store_credit_source" ("${column}")`,
        ),
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "store_credit_source" cascade`)
  }
}

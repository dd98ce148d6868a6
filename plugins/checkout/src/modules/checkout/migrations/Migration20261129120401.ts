import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Each customer's balance of store credit. */
export class Migration20261129120401 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "store_credit",
        `create table "store_credit" (
          "id" text not null,
          "balance" integer not null default 0,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "store_credit_pkey" primary key ("id"),
          constraint "haat_store_credit_not_negative" check ("balance" >= 0)
        )`,
        `create index "IDX_store_credit_deleted_at" on "store_credit" ("deleted_at") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "store_credit" cascade`)
  }
}

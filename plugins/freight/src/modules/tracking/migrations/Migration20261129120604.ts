import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Parcels that came back undelivered and were received, and whether their goods went on the stock again. */
export class Migration20261129120604 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "received_parcel",
        `create table "received_parcel" (
          "fulfillment_id" text not null,
          "order_id" text not null,
          "restocked" boolean not null,
          "created_at" timestamptz not null default now(),
          constraint "received_parcel_pkey" primary key ("fulfillment_id")
        )`,
        `create index "IDX_received_parcel_order_id" on "received_parcel" ("order_id")`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "received_parcel" cascade`)
  }
}

import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Registrations of further warehouses. */
export class Migration20261129120710 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_warehouse",
        `create table "gst_warehouse" (
          "location_id" text not null,
          "state" text not null,
          "gstin" text not null,
          "updated_at" timestamptz not null default now(),
          constraint "gst_warehouse_pkey" primary key ("location_id")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_warehouse" cascade`)
  }
}

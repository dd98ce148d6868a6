import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120705 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_order",
        `create table "gst_order" (
          "order_id" text not null,
          "charges_tax" boolean not null,
          "supplier_state" text not null,
          "place_of_supply" text not null,
          "rounding_paise" bigint not null,
          "created_at" timestamptz not null default now(),
          "buyer_gstin" text null,
          constraint "gst_order_pkey" primary key ("order_id")
        )`,
      ),
    )
    // May be null: an earlier version beside this one writes rows without it.
    this.addSql(
      addWhereMissing("gst_order", "buyer_gstin", `alter table "gst_order" add column "buyer_gstin" text null`),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_order" cascade`)
  }
}

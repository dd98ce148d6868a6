import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The parts of an order as they are taxed. `supplier_state` and `supplier_gstin` are under whose registration a part leaves where
 * that is not the shop's own; an earlier version beside this one writes parts without them.
 */
export class Migration20261129120706 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_order_line",
        `create table "gst_order_line" (
          "id" text not null,
          "order_id" text not null,
          "line_id" text null,
          "position" integer not null,
          "paid_paise" bigint not null,
          "hsn" text not null,
          "exempt" boolean not null,
          "rate" integer not null,
          "taxable_paise" bigint not null,
          "cgst_paise" bigint not null,
          "sgst_paise" bigint not null,
          "utgst_paise" bigint not null,
          "igst_paise" bigint not null,
          "created_at" timestamptz not null default now(),
          "supplier_state" text null,
          "supplier_gstin" text null,
          constraint "gst_order_line_pkey" primary key ("id"),
          constraint "gst_order_line_exact"
            check ("paid_paise" = "taxable_paise" + "cgst_paise" + "sgst_paise" + "utgst_paise" + "igst_paise")
        )`,
        `create index "IDX_gst_order_line_order_id" on "gst_order_line" ("order_id")`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "gst_order_line",
        "supplier_state",
        `alter table "gst_order_line" add column "supplier_state" text null, add column "supplier_gstin" text null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_order_line" cascade`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What a further warehouse is registered as, and of each part of an order under whose registration it leaves where that is not the
 * shop's own. An earlier version beside this one writes parts without it.
 */
const WAREHOUSE = [
  `create table if not exists "gst_warehouse" ("location_id" text not null, "state" text not null, "gstin" text not null,
     "updated_at" timestamptz not null default now(), constraint "gst_warehouse_pkey" primary key ("location_id"))`,
  `alter table "gst_order_line" add column if not exists "supplier_state" text null, add column if not exists "supplier_gstin" text null`,
]

export class Migration20261126100000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of WAREHOUSE) this.addSql(`${statement};`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "gst_order_line" drop column if exists "supplier_state", drop column if exists "supplier_gstin";`,
    )
    this.addSql(`drop table if exists "gst_warehouse";`)
  }
}

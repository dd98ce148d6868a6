import { addWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The charge that a part of an order is the tax of; null for goods and delivery, also from an earlier version. */
export class Migration20261130120100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      addWhereMissing("gst_order_line", "charge_id", `alter table "gst_order_line" add column "charge_id" text null`),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "gst_order_line" drop column if exists "charge_id"`)
  }
}

import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** May be null: an earlier version beside this one writes rows without it. */
export class Migration20261125121000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "gst_order" add column if not exists "buyer_gstin" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "gst_order" drop column if exists "buyer_gstin";`)
  }
}

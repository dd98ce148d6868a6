import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125122000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "gst_settings" add column if not exists "upi_id" text not null default '';`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "gst_settings" drop column if exists "upi_id";`)
  }
}

import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120701 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_settings",
        `create table "gst_settings" (
          "id" text not null check ("id" = 'shop'),
          "version" integer not null,
          "registered" boolean not null,
          "composition" boolean not null,
          "legal_name" text not null,
          "address" text not null,
          "state" text not null,
          "gstin" text not null,
          "pan" text not null,
          "turnover_band" text not null,
          "series_prefix" text not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "upi_id" text not null default '',
          constraint "gst_settings_pkey" primary key ("id")
        )`,
        `insert into "gst_settings" values ('shop', 1, false, false, '', '', '', '', '', 'to_5_crore', 'H')`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "gst_settings",
        "upi_id",
        `alter table "gst_settings" add column "upi_id" text not null default ''`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_settings" cascade`)
  }
}

import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120707 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_series",
        `create table "gst_series" (
          "gstin" text not null,
          "financial_year" text not null,
          "kind" text not null,
          "last" integer not null,
          "last_issued_at" timestamptz not null,
          constraint "gst_series_pkey" primary key ("gstin", "financial_year", "kind")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_series" cascade`)
  }
}

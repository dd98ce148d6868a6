import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import rates from "../data/rates.json"

export class Migration20261129120702 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_rate",
        `create table "gst_rate" (
          "rate_class" text not null,
          "hsn_prefix" text not null,
          "rate" integer not null,
          "threshold_paise" bigint null,
          "rate_above" integer null,
          "valid_from" date not null,
          "valid_to" date null,
          constraint "gst_rate_pkey" primary key ("rate_class", "hsn_prefix", "valid_from")
        )`,
        `insert into "gst_rate" ("rate_class", "hsn_prefix", "rate", "threshold_paise", "rate_above", "valid_from", "valid_to")
          select rate_class, hsn_prefix, rate, threshold_paise, rate_above, valid_from, valid_to
          from jsonb_populate_recordset(null::"gst_rate", '${JSON.stringify(rates)}'::jsonb)`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_rate" cascade`)
  }
}

import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120708 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_document",
        `create table "gst_document" (
          "id" text not null,
          "order_id" text not null,
          "fulfillment_id" text not null,
          "kind" text not null,
          "gstin" text not null,
          "financial_year" text not null,
          "serial" integer not null,
          "number" text not null check (length("number") <= 16),
          "issued_at" timestamptz not null,
          "content" jsonb not null,
          constraint "gst_document_pkey" primary key ("id"),
          constraint "gst_document_of_parcel" unique ("fulfillment_id"),
          constraint "gst_document_serial" unique ("gstin", "financial_year", "kind", "serial"),
          constraint "gst_document_number" unique ("gstin", "financial_year", "number")
        )`,
        `create index "IDX_gst_document_order_id" on "gst_document" ("order_id")`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_gst_document_issued_at",
        `create index "IDX_gst_document_issued_at" on "gst_document" ("issued_at")`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_document" cascade`)
  }
}

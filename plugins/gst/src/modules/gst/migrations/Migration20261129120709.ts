import { createWhereMissing, runWhere, widenCheck } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const SOURCES = `"source" in ('return', 'refund', 'parcel')`

/** Credit notes, in a table other than `gst_document`, where an earlier version counts pieces that have left. */
export class Migration20261129120709 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_credit_note",
        `create table "gst_credit_note" (
          "id" text not null,
          "order_id" text not null,
          "document_id" text not null,
          "source" text not null check (${SOURCES}),
          "source_id" text not null,
          "gstin" text not null,
          "financial_year" text not null,
          "serial" integer not null,
          "number" text not null check (length("number") <= 16),
          "issued_at" timestamptz not null,
          "content" jsonb not null,
          constraint "gst_credit_note_pkey" primary key ("id"),
          constraint "gst_credit_note_once" unique ("source_id", "document_id"),
          constraint "gst_credit_note_serial" unique ("gstin", "financial_year", "serial"),
          constraint "gst_credit_note_number" unique ("gstin", "financial_year", "number")
        )`,
        `create index "IDX_gst_credit_note_order_id" on "gst_credit_note" ("order_id")`,
        `create index "IDX_gst_credit_note_issued_at" on "gst_credit_note" ("issued_at")`,
      ),
    )
    this.addSql(widenCheck("gst_credit_note", "gst_credit_note_source_check", "parcel", SOURCES))
    // An earlier version added it without looking at the rows that were there.
    this.addSql(
      runWhere(
        `exists (select from pg_constraint
          where conrelid = to_regclass('gst_credit_note') and conname = 'gst_credit_note_source_check' and not convalidated)`,
        `alter table "gst_credit_note" validate constraint "gst_credit_note_source_check"`,
      ),
    )
    // The notes of parcels that came back, which are few: a month's books ask of each document whether it has one.
    this.addSql(
      createWhereMissing(
        "IDX_gst_credit_note_parcel",
        `create index "IDX_gst_credit_note_parcel" on "gst_credit_note" ("document_id") where "source" = 'parcel'`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_credit_note" cascade`)
  }
}

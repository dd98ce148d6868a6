import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Beside `gst_document`, where an earlier version counts pieces that have left: a credit note is none of them. */
const CREDIT_NOTE = [
  `create table if not exists "gst_credit_note" ("id" text not null, "order_id" text not null, "document_id" text not null,
     "source" text not null check ("source" in ('return', 'refund')), "source_id" text not null,
     "gstin" text not null, "financial_year" text not null, "serial" integer not null,
     "number" text not null check (length("number") <= 16), "issued_at" timestamptz not null, "content" jsonb not null,
     constraint "gst_credit_note_pkey" primary key ("id"),
     constraint "gst_credit_note_once" unique ("source_id", "document_id"),
     constraint "gst_credit_note_serial" unique ("gstin", "financial_year", "serial"),
     constraint "gst_credit_note_number" unique ("gstin", "financial_year", "number"))`,
  `create index if not exists "IDX_gst_credit_note_order_id" on "gst_credit_note" ("order_id")`,
  `create index if not exists "IDX_gst_credit_note_issued_at" on "gst_credit_note" ("issued_at")`,
  `create index if not exists "IDX_gst_document_issued_at" on "gst_document" ("issued_at")`,
  `create or replace trigger gst_credit_note_kept before update or delete on "gst_credit_note"
   for each row execute function gst_document_is_kept()`,
]

export class Migration20261125120000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of CREDIT_NOTE) this.addSql(`${statement};`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_credit_note" cascade;`)
  }
}

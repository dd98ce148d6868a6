import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import rates from "../data/rates.json"

const PART = `"paid_paise" bigint not null, "hsn" text not null, "exempt" boolean not null, "rate" integer not null,
  "taxable_paise" bigint not null, "cgst_paise" bigint not null, "sgst_paise" bigint not null,
  "utgst_paise" bigint not null, "igst_paise" bigint not null`

const TABLES = [
  `create table if not exists "gst_settings" ("id" text not null check ("id" = 'shop'), "version" integer not null,
     "registered" boolean not null, "composition" boolean not null, "legal_name" text not null, "address" text not null,
     "state" text not null, "gstin" text not null, "pan" text not null, "turnover_band" text not null,
     "series_prefix" text not null, "created_at" timestamptz not null default now(),
     "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null,
     constraint "gst_settings_pkey" primary key ("id"))`,
  `insert into "gst_settings" values ('shop', 1, false, false, '', '', '', '', '', 'to_5_crore', 'H') on conflict do nothing`,
  `create table if not exists "gst_rate" ("rate_class" text not null, "hsn_prefix" text not null, "rate" integer not null,
     "threshold_paise" bigint null, "rate_above" integer null, "valid_from" date not null, "valid_to" date null,
     constraint "gst_rate_pkey" primary key ("rate_class", "hsn_prefix", "valid_from"))`,
  `create table if not exists "gst_product" ("product_id" text not null, "hsn" text null, "rate_class" text null,
     "exempt" boolean null, "updated_at" timestamptz not null default now(),
     constraint "gst_product_pkey" primary key ("product_id"))`,
  `create table if not exists "gst_category" ("category_id" text not null, "hsn" text null, "rate_class" text null,
     "exempt" boolean null, "updated_at" timestamptz not null default now(),
     constraint "gst_category_pkey" primary key ("category_id"))`,
  `create table if not exists "gst_order" ("order_id" text not null, "charges_tax" boolean not null,
     "supplier_state" text not null, "place_of_supply" text not null, "rounding_paise" bigint not null,
     "created_at" timestamptz not null default now(), constraint "gst_order_pkey" primary key ("order_id"))`,
  `create table if not exists "gst_order_line" ("id" text not null, "order_id" text not null, "line_id" text null,
     "position" integer not null, ${PART}, "created_at" timestamptz not null default now(),
     constraint "gst_order_line_pkey" primary key ("id"),
     constraint "gst_order_line_exact" check ("paid_paise" = "taxable_paise" + "cgst_paise" + "sgst_paise" + "utgst_paise" + "igst_paise"))`,
  `create index if not exists "IDX_gst_order_line_order_id" on "gst_order_line" ("order_id")`,
  `create table if not exists "gst_series" ("gstin" text not null, "financial_year" text not null, "kind" text not null,
     "last" integer not null, "last_issued_at" timestamptz not null,
     constraint "gst_series_pkey" primary key ("gstin", "financial_year", "kind"))`,
  `create table if not exists "gst_document" ("id" text not null, "order_id" text not null, "fulfillment_id" text not null,
     "kind" text not null, "gstin" text not null, "financial_year" text not null, "serial" integer not null,
     "number" text not null check (length("number") <= 16), "issued_at" timestamptz not null, "content" jsonb not null,
     constraint "gst_document_pkey" primary key ("id"),
     constraint "gst_document_of_parcel" unique ("fulfillment_id"),
     constraint "gst_document_serial" unique ("gstin", "financial_year", "kind", "serial"),
     constraint "gst_document_number" unique ("gstin", "financial_year", "number"))`,
  `create index if not exists "IDX_gst_document_order_id" on "gst_document" ("order_id")`,
]

/** What is issued stays as it is. */
const KEEP = [
  `create or replace function gst_document_is_kept() returns trigger language plpgsql as $$
   begin raise exception 'A document that is issued is never changed'; end $$`,
  `create or replace trigger gst_document_kept before update or delete on "gst_document"
   for each row execute function gst_document_is_kept()`,
]

export class Migration20261124140000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [...TABLES, ...KEEP]) this.addSql(`${statement};`)
    this.addSql(
      `insert into "gst_rate" ("rate_class", "hsn_prefix", "rate", "threshold_paise", "rate_above", "valid_from", "valid_to")
       select rate_class, hsn_prefix, rate, threshold_paise, rate_above, valid_from, valid_to
       from jsonb_populate_recordset(null::"gst_rate", '${JSON.stringify(rates)}'::jsonb) on conflict do nothing;`,
    )
  }

  override async down(): Promise<void> {
    for (const name of ["document", "series", "order_line", "order", "category", "product", "rate", "settings"])
      this.addSql(`drop table if exists "gst_${name}" cascade;`)
    this.addSql("drop function if exists gst_document_is_kept();")
  }
}

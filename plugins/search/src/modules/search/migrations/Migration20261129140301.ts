import { createWhereMissing, runWhere } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const GENERATED = [
  ["active", "boolean", "indexed->>'active' = 'true'"],
  ["product_price", "float8", "(indexed->>'price')::float8"],
  ["first_price", "float8", "(document->'card'->>'price')::float8"],
  ["highest_price", "float8", "coalesce((document->>'highest_price')::float8, (indexed->>'price')::float8)"],
  ["several_prices", "boolean", "document->>'variant_prices' is not null"],
  ["variant_prices", "text[]", linesOf("document->>'variant_prices'")],
  ["pieces", "integer", "(indexed->>'quantity')::integer"],
  ["product_handle", "text", "indexed->>'handle'"],
  ["added_at", "float8", "(indexed->>'created_at')::float8"],
  ["product_category_id", "text", "indexed->>'category_id'"],
  ["origin", "text", "document->>'origin'"],
  ["origin_name", "text", "document->>'origin_name'"],
  ["choices", "text[]", linesOf("document->>'choices'")],
  ["choices_in_stock", "text[]", linesOf("document->>'choices_in_stock'")],
  ["names", "text[]", "array[lower(indexed->>'name'), lower(indexed->>'name_hi')]"],
  [
    "noun_vector",
    "tsvector",
    "to_tsvector('shop_search', coalesce(indexed->>'noun', '') || ' ' || coalesce(indexed->>'noun_sounds', ''))",
  ],
].map(([name, type, value]) => `"${name}" ${type} generated always as (${value}) stored`)

/** Columns that a search reads of all that it finds: they stay in the row. */
const IN_THE_ROW = ["choices", "choices_in_stock", "names", "noun_vector"]

/**
 * The search index: the document of each product, its words, and columns for what lists read, which reading from the
 * JSON of thousands of rows would take longer than finding them. Values over 512 bytes are stored outside the row, so
 * that a search reads a tenth of the pages. A plain table, read and written in SQL only.
 */
export class Migration20261129140301 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists unaccent")
    this.addSql(
      runWhere(
        "not exists (select from pg_ts_config where cfgname = 'shop_search')",
        "create text search configuration shop_search (copy = english)",
        "alter text search configuration shop_search alter mapping for hword, hword_part, word with unaccent, english_stem",
      ),
    )
    this.addSql(
      createWhereMissing(
        "product_index",
        `create table "product_index" (
          "id" text not null primary key,
          "document" jsonb not null,
          "indexed" jsonb not null default '{}',
          "search_vector" tsvector not null default '',
          ${GENERATED.join(",\n          ")}
        ) with (toast_tuple_target = 512)`,
        ...IN_THE_ROW.map((name) => `alter table "product_index" alter column "${name}" set storage main`),
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_index" cascade`)
    this.addSql("drop text search configuration if exists shop_search")
  }
}

/** SQL for the lines of a text as an array; null for products without choices, or without any in stock. */
function linesOf(lines: string) {
  return `string_to_array(nullif(${lines}, ''), E'\\n')`
}

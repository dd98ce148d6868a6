import { routine } from "@haat/sdk/server/schema/declare"
import { prepareIndexTables } from "../modules/catalog/queries/prepare-index-tables"
import { SHOP_PRODUCT_INDEX } from "../modules/catalog/search-document"

/** Placeholder for the name of the table in the statements below, which `format` fills in. */
const TABLE = "%1$s"

/** SQL: splits lines into an array; null for products without choices, or without any in stock. */
const linesOf = (lines: string) => `string_to_array(nullif(${lines}, ''), E'\\n')`

/** SQL: each choice of a row's products as `line`, counted like the triggers of `choice_count`. */
const CHOICE_LINES = `lateral (
  select unnest(choices) as line, 1 as one, 0 as of_stock union all select unnest(choices_in_stock), 0, 1) lines`
const BESIDES = "coalesce(substring(line from '^.* '), '')"
const CHOICE = "substring(line from '[^ ]*$')"

/**
 * Columns for the values that lists and searches read of each row: reading them from the JSON of thousands of rows
 * takes longer than finding the rows. PostgreSQL generates them from `indexed`, so that no writer of the table has to
 * know them. A process of the previous version still reads the table meanwhile: no column has a name that its
 * statements use.
 */
const COLUMNS = {
  active: ["boolean", "indexed->>'active' = 'true'"],
  product_price: ["float8", "(indexed->>'price')::float8"],
  first_price: ["float8", "(document->'card'->>'price')::float8"],
  highest_price: ["float8", "coalesce((document->>'highest_price')::float8, (indexed->>'price')::float8)"],
  several_prices: ["boolean", "document->>'variant_prices' is not null"],
  variant_prices: ["text[]", linesOf("document->>'variant_prices'")],
  pieces: ["integer", "(indexed->>'quantity')::integer"],
  product_handle: ["text", "indexed->>'handle'"],
  added_at: ["float8", "(indexed->>'created_at')::float8"],
  product_category_id: ["text", "indexed->>'category_id'"],
  origin: ["text", "document->>'origin'"],
  origin_name: ["text", "document->>'origin_name'"],
  choices: ["text[]", linesOf("document->>'choices'")],
  choices_in_stock: ["text[]", linesOf("document->>'choices_in_stock'")],
  names: ["text[]", "array[lower(indexed->>'name'), lower(indexed->>'name_hi')]"],
  noun_vector: [
    "tsvector",
    "to_tsvector('medusa_search_english', coalesce(indexed->>'noun', '') || ' ' || coalesce(indexed->>'noun_sounds', ''))",
  ],
}

/**
 * Indexes for each order of a list, of all products and of a category; newest and oldest share one, which is read from
 * either end. Indexes for names and handles.
 */
const INDEXES = {
  handle: "(product_handle)",
  created: "(added_at, id) where active",
  price_range: "(product_price, id) include (product_category_id, pieces, several_prices) where active",
  highest_price:
    "(highest_price, product_price, id) include (product_category_id, pieces) where active and several_prices",
  first_price: "(first_price, id) include (product_category_id, pieces) where active",
  origin:
    "(origin_name, added_at desc, id desc) include (origin, product_category_id, product_price, pieces) where active",
  category_origin:
    "(product_category_id, origin_name, added_at desc, id desc) include (origin, product_price, pieces) where active",
  of_origin_created: "(origin, added_at, id) where active and origin is not null",
  of_origin_price_range:
    "(origin, product_price, id) include (product_category_id, pieces, several_prices) where active and origin is not null",
  category_created: "(product_category_id, added_at, id) where active",
  category_price: "(product_category_id, product_price, id) include (pieces) where active",
  names: "using gin (names)",
  choices: "using gin (choices) with (fastupdate = off)",
}

/** Names of indexes that others have replaced. */
const OUTDATED_INDEXES = ["price", "of_origin_price"]

/**
 * Stores values longer than this, in bytes, outside the row, except IN_THE_ROW, which makes a row a tenth of its size.
 * A search reads the rows of all that it finds, but the documents and words of few of them.
 */
const ROW_SIZE = "toast_tuple_target=512"
const IN_THE_ROW = ["choices", "choices_in_stock", "names", "noun_vector"]

const EVENTS = {
  insert: "referencing new table as added",
  update: "referencing new table as added old table as removed",
  delete: "referencing old table as removed",
  truncate: "",
}

const TRIGGERS = Object.entries(EVENTS).flatMap(([event, rows]) =>
  ["category", "choice", "origin"].map((what) => ({ name: `${what}_counts_${event}`, event, rows, what })),
)

const textArray = (values: string[]) => `array[${values.map((value) => `'${value}'`).join(", ")}]`

/** Tables of all versions of our index that lack a part of these additions. */
const UNPREPARED = `
    select catalog.table_name from search_postgres_index catalog
    join search_index_version version on version.physical_name = catalog.name and version.deleted_at is null
    join search_index index on index.id = version.search_index_id and index.deleted_at is null
    cross join lateral (select to_regclass(quote_ident(catalog.table_name)) as id) its
    where index.name = '${SHOP_PRODUCT_INDEX}' and its.id is not null and (
      exists (
        select from unnest(${textArray(Object.keys(COLUMNS))}) added
        where not exists (select from pg_attribute where attrelid = its.id and attname = added))
      or exists (
        select from unnest(${textArray(TRIGGERS.map(({ name }) => name))}) added
        where not exists (select from pg_trigger where tgrelid = its.id and tgname = added))
      or exists (
        select from unnest(${textArray(Object.keys(INDEXES))}) added
        where to_regclass(quote_ident(catalog.table_name || '_' || added || '_idx')) is null)
      or exists (
        select from pg_class
        where oid = its.id and not coalesce(reloptions, '{}') @> array['${ROW_SIZE}']))`

const STATEMENTS = [
  `alter table "${TABLE}" ${[
    ...Object.entries(COLUMNS).map(
      ([name, [type, value]]) => `add column if not exists ${name} ${type} generated always as (${value}) stored`,
    ),
    ...IN_THE_ROW.map((name) => `alter column ${name} set storage main`),
  ].join(",\n  ")}`,
  `alter table "${TABLE}" set (${ROW_SIZE})`,
  // Rewrites the existing rows with the settings above.
  `cluster "${TABLE}" using "${TABLE}_pkey"`,
  ...OUTDATED_INDEXES.map((name) => `drop index if exists "${TABLE}_${name}_idx"`),
  ...Object.entries(INDEXES).map(
    ([name, definition]) => `create index if not exists "${TABLE}_${name}_idx" on "${TABLE}" ${definition}`,
  ),
  // Without this, every search scans the most recent writes until there are many of them.
  `alter index "${TABLE}_fts_idx" set (fastupdate = off)`,
  `select gin_clean_pending_list('"${TABLE}_fts_idx"')`,
  ...TRIGGERS.map(
    ({ name, event, rows, what }) => `create or replace trigger ${name} after ${event} on "${TABLE}" ${rows}
  for each statement execute function keep_${what}_counts()`,
  ),
  `delete from category_count where index_table = '${TABLE}'`,
  `insert into category_count (index_table, category_id, products, in_stock)
  select '${TABLE}', coalesce(product_category_id, ''), count(*), count(*) filter (where pieces > 0)
  from "${TABLE}" where active group by 2`,
  `delete from choice_count where index_table = '${TABLE}'`,
  `insert into choice_count (index_table, category_id, besides, choice, products, in_stock)
  select '${TABLE}', coalesce(product_category_id, ''), ${BESIDES}, ${CHOICE}, sum(one), sum(of_stock)
  from "${TABLE}", ${CHOICE_LINES} where active group by line, 2`,
  `delete from origin_count where index_table = '${TABLE}'`,
  `insert into origin_count (index_table, category_id, origin, products, in_stock)
  select '${TABLE}', coalesce(product_category_id, ''), origin, count(*), count(*) filter (where pieces > 0)
  from "${TABLE}" where active and origin is not null group by 2, 3`,
]

const COUNTS = ["category_count", "choice_count", "origin_count"]

/**
 * Adds columns and indexes for lists, and the triggers that maintain the counts, to the tables that Medusa's Search
 * Module creates for our index; returns the names of the tables that lacked something. The tables are Medusa's and come
 * and go with the versions of the index, so the additions are declared as this function: it is called before a version
 * is filled and, as the declaration's `fill`, for the current version of a shop whenever this text changes. Does
 * nothing where there is no index yet.
 */
export const PREPARE_INDEX_TABLES = routine(
  "prepare_index_tables",
  ["keep_category_counts", "keep_choice_counts", "keep_origin_counts"],
  `
create or replace function prepare_index_tables() returns setof text language plpgsql as $$
declare unprepared text;
begin
  if to_regclass('search_postgres_index') is null then return; end if;
  perform pg_advisory_xact_lock(hashtext('haat_prepare_index_tables'));
  foreach unprepared in array array(${UNPREPARED})
  loop
    execute format($statements$
${STATEMENTS.join(";\n")}
    $statements$, unprepared);
    return next unprepared;
  end loop;
${COUNTS.map((name) => `  delete from ${name} where index_table not in (select table_name from search_postgres_index);`).join("\n")}
end $$`,
  async (database) => {
    await prepareIndexTables(database)
  },
)

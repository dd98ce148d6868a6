import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { SHOP_PRODUCT_INDEX } from "../search-document"

/** Of one kind, or with nothing in stock, there are none. */
const linesOf = (lines: string) => `string_to_array(nullif(${lines}, ''), E'\\n')`

/** Each choice of a row's products as `line`, counted as the triggers of `choice_count` do. */
const CHOICE_LINES = `lateral (
  select unnest(choices) as line, 1 as one, 0 as of_stock union all select unnest(choices_in_stock), 0, 1) lines`
const BESIDES = "coalesce(substring(line from '^.* '), '')"
const CHOICE = "substring(line from '[^ ]*$')"

/**
 * What lists and searches read of each row, as columns of their own: taking it from the JSON of thousands of rows takes longer
 * than finding them. The database fills them from `indexed`, so nobody who writes the table has to know of them. A process of
 * the version before still reads the table meanwhile: none is named as a column of its statements.
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

/** Each order that a list may have, of everything and of a category; newest and oldest are one, read from either end. And names and handles. */
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

/** In place of which there are others by now. */
const OUTDATED_INDEXES = ["price", "of_origin_price"]

/**
 * A search reads the rows of all that it finds, but the documents and words of few of them. So what is longer than this, in
 * bytes, stands beside the table, and a row is a tenth of its size; IN_THE_ROW stays in it.
 */
const ROW_SIZE = "toast_tuple_target=512"
const IN_THE_ROW = ["choices", "choices_in_stock", "names", "noun_vector"]

const EVENTS = {
  insert: "referencing new table as added",
  update: "referencing new table as added old table as removed",
  delete: "referencing old table as removed",
  truncate: "",
}

/** Of all versions of our index those that lack what is added here. */
const UNPREPARED = `
  select catalog.table_name from search_postgres_index catalog
  join search_index_version version on version.physical_name = catalog.name and version.deleted_at is null
  join search_index index on index.id = version.search_index_id and index.deleted_at is null
  where index.name = :index and (not exists (
      select from pg_trigger where tgrelid = to_regclass(quote_ident(catalog.table_name)) and tgname = 'choice_counts_truncate')
    or exists (
      select from unnest(:indexes::text[]) added
      where to_regclass(quote_ident(catalog.table_name || '_' || added || '_idx')) is null)
    or exists (
      select from pg_class
      where oid = to_regclass(quote_ident(catalog.table_name)) and not coalesce(reloptions, '{}') @> array[:row_size::text]))`

/**
 * Adds to the tables that the Search Module makes for our index, an old one or one that is about to be filled: columns and
 * indexes for lists, and the counts that the database keeps (`keep_category_counts`, `keep_choice_counts`, `keep_origin_counts`). Returns their names. Safe to run again.
 */
export const prepareIndexTables = (db: Knex): Promise<string[]> =>
  db.transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('haat_prepare_index_tables'))")
    const { rows } = await trx.raw<{ rows: { table_name: string }[] }>(UNPREPARED, {
      index: SHOP_PRODUCT_INDEX,
      indexes: Object.keys(INDEXES),
      row_size: ROW_SIZE,
    })
    for (const { table_name } of rows) await trx.raw(addTo(table_name))
    for (const counts of ["category_count", "choice_count", "origin_count"])
      await trx.raw(`delete from ${counts} where index_table not in (select table_name from search_postgres_index)`)
    return rows.map(({ table_name }) => table_name)
  })

const addTo = (table: string) => {
  const columns = Object.entries(COLUMNS).map(
    ([name, [type, value]]) => `add column if not exists ${name} ${type} generated always as (${value}) stored`,
  )
  const indexes = Object.entries(INDEXES).map(
    ([name, what]) => `create index if not exists "${table}_${name}_idx" on "${table}" ${what}`,
  )
  const triggers = Object.entries(EVENTS).flatMap(([event, rows]) =>
    ["category", "choice", "origin"].map(
      (what) => `create or replace trigger ${what}_counts_${event} after ${event} on "${table}" ${rows}
      for each statement execute function keep_${what}_counts()`,
    ),
  )
  return [
    `alter table "${table}" ${[...columns, ...IN_THE_ROW.map((name) => `alter column ${name} set storage main`)].join(", ")}`,
    `alter table "${table}" set (${ROW_SIZE})`,
    // Writes the rows that are there anew, as the settings above have them.
    `cluster "${table}" using "${table}_pkey"`,
    ...OUTDATED_INDEXES.map((name) => `drop index if exists "${table}_${name}_idx"`),
    ...indexes,
    // What was written last is otherwise gone through in every search, until it is much.
    `alter index "${table}_fts_idx" set (fastupdate = off)`,
    `select gin_clean_pending_list('"${table}_fts_idx"')`,
    ...triggers,
    `delete from category_count where index_table = '${table}'`,
    `insert into category_count (index_table, category_id, products, in_stock)
     select '${table}', coalesce(product_category_id, ''), count(*), count(*) filter (where pieces > 0)
     from "${table}" where active group by 2`,
    `delete from choice_count where index_table = '${table}'`,
    `insert into choice_count (index_table, category_id, besides, choice, products, in_stock)
     select '${table}', coalesce(product_category_id, ''), ${BESIDES}, ${CHOICE}, sum(one), sum(of_stock)
     from "${table}", ${CHOICE_LINES} where active group by line, 2`,
    `delete from origin_count where index_table = '${table}'`,
    `insert into origin_count (index_table, category_id, origin, products, in_stock)
     select '${table}', coalesce(product_category_id, ''), origin, count(*), count(*) filter (where pieces > 0)
     from "${table}" where active and origin is not null group by 2, 3`,
  ].join(";\n")
}

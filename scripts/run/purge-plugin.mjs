import pg from "pg"

/** Objects of the database that are dropped, in this order: each may need those of the next kinds. */
const DROPS = [
  { kind: "v", word: "view", drop: "drop view" },
  { kind: "f", word: "function", drop: "drop function" },
  { kind: "r", word: "table", drop: "drop table" },
]

/** Finds which of these names the database has, of views, functions with their triggers, and tables. */
const FIND_OBJECTS = `
select kind, name
from (
  select relkind::text as kind, relname::text as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('v', 'r')
  union all
  select 'f', proname::text from pg_proc where pronamespace = current_schema()::regnamespace
) as object
where name = any ($1)
order by name`

/** Tables of the links of these modules to others. */
const FIND_LINKS = `
select table_name from link_module_migrations
where link_descriptor ->> 'fromModule' = any ($1) or link_descriptor ->> 'toModule' = any ($1)`

/** Rows of a plugin in tables of the shop, by what they are called; $1 are the names of one kind of claim. */
const ROWS = [
  ["name of settings", "settings", "delete from plugin_setting where plugin = any ($1)"],
  ["kind of mail", "texts of mails", "delete from mail_text where kind = any ($1)"],
  ["migration", "records of migrations", "delete from mikro_orm_migrations where name = any ($1)"],
  [
    "migration",
    "records of scripts",
    "delete from script_migrations where regexp_replace(script_name, '\\.[jt]s$', '') = any ($1)",
  ],
]

/** Tables with rows of plugins by their names, which a database that was not migrated since may lack. */
const BY_NAME = [
  ["plugin_state", "switches"],
  ["plugin_failure", "failures"],
]

/** Takes a plugin's sections out of the arrangement of home: their ids are its name, or begin with it and a dot. */
const DELETE_SECTIONS = `
update home_page
set sections = (
    select coalesce(jsonb_agg(section order by place), '[]'::jsonb)
    from jsonb_array_elements(sections) with ordinality as arranged (section, place)
    where split_part(section ->> 'id', '.', 1) <> $1
  ),
  version = version + 1
where exists (
  select from jsonb_array_elements(sections) as section where split_part(section ->> 'id', '.', 1) = $1
)`

const quote = (name) => pg.escapeIdentifier(name)

/**
 * Drops all that a plugin which is gone has left in the database, in one transaction.
 * @param {string} database address
 * @param {import("./plugin-records.mjs").PluginRecord} record
 * @returns {Promise<string[]>} what was dropped, a line for each kind
 */
export async function purgePlugin(database, { name, claims }) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    await client.query("begin")
    const done = [...(await dropObjects(client, claims)), ...(await deleteRows(client, name, claims))]
    await client.query("delete from installed_plugin where name = $1", [name])
    await client.query("commit")
    return done
  } finally {
    // a transaction that failed ends with its connection
    await client.end()
  }
}

async function dropObjects(client, claims) {
  const links = (await client.query(FIND_LINKS, [claims.module])).rows.map(({ table_name }) => table_name)
  const claimed = [...claims.table, ...claims["view, function or index"], ...links]
  const { rows } = await client.query(FIND_OBJECTS, [claimed])
  const dropped = []
  for (const { kind, word, drop } of DROPS) {
    const names = [...new Set(rows.filter((row) => row.kind === kind).map((row) => row.name))]
    if (!names.length) continue
    // triggers go with the function that they call
    await client.query(`${drop} ${names.map(quote).join(", ")}${kind === "f" ? " cascade" : ""}`)
    dropped.push(`${word}${names.length > 1 ? "s" : ""} ${names.join(", ")}`)
  }
  await client.query("delete from haat_schema_object where name = any ($1)", [claimed])
  await client.query("delete from link_module_migrations where table_name = any ($1)", [links])
  return dropped
}

async function deleteRows(client, name, claims) {
  const deleted = []
  for (const [claim, words, text] of ROWS) {
    const { rowCount } = await client.query(text, [claims[claim]])
    if (rowCount) deleted.push(`${rowCount} ${words}`)
  }
  for (const [table, words] of BY_NAME) {
    const { rows } = await client.query("select to_regclass($1) is not null as is_there", [table])
    if (!rows[0].is_there) continue
    const { rowCount } = await client.query(`delete from ${quote(table)} where plugin = $1`, [name])
    if (rowCount) deleted.push(`${rowCount} ${words}`)
  }
  const { rowCount } = await client.query(DELETE_SECTIONS, [name])
  return rowCount ? [...deleted, "its sections of home"] : deleted
}

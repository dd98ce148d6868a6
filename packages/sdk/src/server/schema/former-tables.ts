import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Table of what each plugin has, or had, in this database; `claims` has names by what they are called. */
const TABLE = `
create table if not exists installed_plugin (
  name text primary key,
  package_name text not null,
  version text not null,
  claims jsonb not null,
  updated_at timestamptz not null default now()
)`

/**
 * Reads the tables of plugins that were removed, which stay until `npm run plugins -- purge`. The scripts write them
 * down after each migration (scripts/run/plugin-records.mjs).
 * @param plugins names of the plugins that are there
 */
export async function readFormerTables(database: Knex, plugins: string[]): Promise<string[]> {
  await database.raw(TABLE)
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select jsonb_array_elements_text(claims -> 'table') as name
     from installed_plugin
     where name <> all (:plugins)`,
    { plugins },
  )
  return rows.map(({ name }) => name)
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Reads the tables of plugins that were removed, which stay until `npm run plugins -- purge`. The scripts write them
 * down after each migration (scripts/run/plugin-records.mjs).
 * @param plugins names of the plugins that are there
 */
export async function readFormerTables(database: Knex, plugins: string[]): Promise<string[]> {
  const known = await database.raw<{ rows: { is_there: boolean }[] }>(
    "select to_regclass('installed_plugin') is not null as is_there",
  )
  if (!known.rows[0]?.is_there) return []
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select jsonb_array_elements_text(claims -> 'table') as name
     from installed_plugin
     where name <> all (:plugins)`,
    { plugins },
  )
  return rows.map(({ name }) => name)
}

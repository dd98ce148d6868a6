import type { Transaction } from "@haat/sdk/server/database"
import type { PluginFailure } from "@haat/sdk/server/plugin-failures"

/** Places of a plugin whose failures are kept, the newest ones. */
const MAX_PLACES = 20

/** Reads the plugins that are switched off, and a number that changes with every switch. */
export async function readPluginsOff(db: Transaction): Promise<{ version: number; plugins: string[] }> {
  const { rows } = await db.raw<{ version: number; plugins: string[] }>(
    `select
       coalesce(sum(version), 0)::int as version,
       coalesce(array_agg(plugin order by plugin) filter (where is_off), '{}') as plugins
     from plugin_state`,
  )
  return rows[0]
}

/** Writes whether a plugin is switched off. @returns false when it was so already */
export async function writePluginOff(db: Transaction, plugin: string, is_off: boolean): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into plugin_state as stored (plugin, is_off, version)
     select :plugin, :is_off::boolean, 1
     where :is_off::boolean or exists (select 1 from plugin_state where plugin = :plugin)
     on conflict (plugin) do update
       set is_off = excluded.is_off, version = stored.version + 1, updated_at = now()
       where stored.is_off <> excluded.is_off
     returning plugin`,
    { plugin, is_off },
  )
  return rows.length > 0
}

/** Adds failures of plugins to what is known of their places. */
export async function writePluginFailures(db: Transaction, failures: PluginFailure[]): Promise<void> {
  await db.raw(
    `insert into plugin_failure as stored (plugin, place, message, count, last_at)
     select plugin, place, message, count, last_at
     from jsonb_to_recordset(:failures::jsonb)
       as given (plugin text, place text, message text, count integer, last_at timestamptz)
     order by plugin, place
     on conflict (plugin, place) do update set
       message = excluded.message,
       count = stored.count + excluded.count,
       last_at = greatest(stored.last_at, excluded.last_at)`,
    { failures: JSON.stringify(failures) },
  )
  await db.raw(
    `delete from plugin_failure
     using (
       select plugin, place, row_number() over (partition by plugin order by last_at desc, place) as position
       from plugin_failure
     ) ranked
     where ranked.position > :most
       and plugin_failure.plugin = ranked.plugin
       and plugin_failure.place = ranked.place`,
    { most: MAX_PLACES },
  )
}

/** Reads the failures of all plugins, the newest first. */
export async function readPluginFailures(db: Transaction): Promise<PluginFailure[]> {
  const { rows } = await db.raw<PluginFailure>(
    "select plugin, place, message, count, last_at from plugin_failure order by last_at desc, plugin, place",
  )
  return rows
}

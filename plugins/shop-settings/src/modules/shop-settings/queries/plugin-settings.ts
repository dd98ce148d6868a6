import type { Transaction } from "@haat/sdk/server/database"

/** A value as it is stored: a secret is encrypted. */
export type StoredValue = string | number | boolean | { sealed: string }
export type StoredValues = Record<string, StoredValue>

export type StoredSettings = { plugin: string; values: StoredValues; version: number; updated_at: Date }

/** Reads the stored settings of these plugins. */
export async function readStoredSettings(db: Transaction, plugins: string[]): Promise<Map<string, StoredSettings>> {
  const { rows } = await db.raw<StoredSettings>(
    `select plugin, "values", version, updated_at
     from plugin_setting
     where plugin = any(:plugins)`,
    { plugins },
  )
  return new Map(rows.map((row) => [row.plugin, row]))
}

/**
 * Writes the settings of a plugin if they are still of this version, which is 0 before the first save.
 * @returns whether they were
 */
export async function writeStoredSettings(
  db: Transaction,
  { plugin, values, version }: Omit<StoredSettings, "updated_at">,
): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into plugin_setting as stored (plugin, "values", version)
     values (:plugin, :values::jsonb, 1)
     on conflict (plugin) do update
       set "values" = excluded."values", version = stored.version + 1, updated_at = now()
       where stored.version = :version
     returning plugin`,
    { plugin, values: JSON.stringify(values), version },
  )
  return rows.length > 0
}

import { ask } from "./ask.mjs"
import { findPlugins, packagePluginName } from "./find-plugins.mjs"
import { readClaims, readPlugin } from "./plugin-clashes.mjs"
import { StartError } from "./start-error.mjs"

/** Kinds of claims that a plugin leaves in the database when it is gone. */
const STORED = ["module", "table", "view, function or index", "migration", "name of settings", "kind of mail"]

/**
 * @typedef {{ name: string, package_name: string, version: string, claims: Record<string, string[]> }} PluginRecord
 */

/**
 * Writes down what each plugin has in a database that set-up.ts has migrated, so that it can be dropped when the plugin
 * is gone. Records of plugins that are gone stay.
 * @param {string} database its address
 */
export async function recordPlugins(database, plugins = findPlugins()) {
  const records = plugins.map((plugin) => {
    const claims = readClaims(readPlugin(plugin))
    return {
      name: plugin.name,
      package_name: plugin.packageName,
      version: plugin.manifest.version ?? "",
      claims: Object.fromEntries(STORED.map((kind) => [kind, claims[kind]])),
    }
  })
  await ask(
    database,
    `insert into installed_plugin (name, package_name, version, claims)
     select name, package_name, version, claims
     from jsonb_to_recordset($1::jsonb) as record (name text, package_name text, version text, claims jsonb)
     on conflict (name) do update
       set (package_name, version, claims, updated_at) =
         (excluded.package_name, excluded.version, excluded.claims, now())
       where (installed_plugin.package_name, installed_plugin.version, installed_plugin.claims)
         is distinct from (excluded.package_name, excluded.version, excluded.claims)`,
    [JSON.stringify(records)],
  )
}

/** Reads the records of plugins that are gone. @returns {Promise<PluginRecord[]>} */
const readFormerPlugins = async (database, plugins) => {
  const [{ is_there }] = await ask(database, "select to_regclass('installed_plugin') is not null as is_there")
  if (!is_there) return []
  const names = plugins.map(({ name }) => name)
  return ask(database, "select * from installed_plugin where name <> all ($1) order by name", [names])
}

/**
 * Finds a plugin that is gone, with what no plugin of the shop claims in its place.
 * @param {string} given name of the plugin, or of its package @returns {Promise<PluginRecord>}
 * @throws StartError for a plugin that is installed, and for a name that no former plugin has
 */
export async function findFormerPlugin(database, given, plugins = findPlugins()) {
  const name = packagePluginName(given)
  const present = plugins.find((plugin) => plugin.name === name)
  if (present)
    throw new StartError(
      `The plugin ${name} is installed: ` +
        `${present.isPackage ? `npm uninstall ${present.packageName}` : `remove plugins/${name}/`}, then purge it.`,
    )
  const former = await readFormerPlugins(database, plugins)
  const record = former.find((one) => one.name === name)
  if (!record)
    throw new StartError(
      `The shop never had a plugin ${name}, or it was purged. ` +
        (former.length ? `Former plugins: ${former.map((one) => one.name).join(", ")}.` : "There is no former plugin."),
    )
  const taken = plugins.map((plugin) => readClaims(readPlugin(plugin)))
  const isFree = (kind) => (one) => !taken.some((claims) => claims[kind].includes(one))
  const claims = Object.entries(record.claims).map(([kind, names]) => [kind, names.filter(isFree(kind))])
  return { ...record, claims: Object.fromEntries(claims) }
}

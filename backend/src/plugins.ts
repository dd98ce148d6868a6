import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { type PluginFacts, setPlugins } from "@haat/sdk/server/plugin-state"

/** A plugin as `scripts/run/find-plugins.mjs` finds it; `folder` is absolute. */
export type Plugin = {
  name: string
  packageName: string
  folder: string
  isPackage: boolean
  manifest: { haat: { optional?: boolean } }
}

const FINDER = "scripts/run/find-plugins.mjs"

/**
 * Finds the repository's folder from this file, which runs from `backend/src`, and built from
 * `backend/.medusa/server/src`, whatever the current folder is.
 */
function findRoot(folder: string): string {
  if (existsSync(path.join(folder, FINDER))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`No folder above ${__dirname} has ${FINDER}: copy scripts/ beside backend/.`)
  return findRoot(parent)
}

const ROOT = findRoot(__dirname)

/** Plugins of the shop in load order. */
export const PLUGINS: Plugin[] = require(path.join(ROOT, FINDER)).findPlugins()

const MAX_FACTS_BYTES = 10_000_000
let facts: Promise<PluginFacts[]> | undefined

/** Reads what each plugin brings in a process of its own, once: its files do not change while the shop runs. */
function describePlugins(): Promise<PluginFacts[]> {
  facts ??= promisify(execFile)(process.execPath, [path.join(ROOT, "scripts/run/print-plugins.mjs")], {
    maxBuffer: MAX_FACTS_BYTES,
  }).then(
    ({ stdout }) => JSON.parse(stdout),
    (error) => {
      facts = undefined
      throw error
    },
  )
  return facts
}

setPlugins(
  PLUGINS.map(({ name, packageName, folder, manifest }) => ({
    name,
    packageName,
    folder,
    isOptional: Boolean(manifest.haat.optional),
  })),
  describePlugins,
)

/** Loads the built file of a plugin, `name` without its ending; undefined when the plugin has no such file. */
export function readBuilt({ folder }: Plugin, name: string): Record<string, unknown> | undefined {
  const file = path.join(folder, ".medusa/server/src", `${name}.js`)
  return existsSync(file) ? require(file) : undefined
}

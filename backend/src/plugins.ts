import { existsSync } from "node:fs"
import path from "node:path"

/** A plugin as `scripts/run/find-plugins.mjs` finds it; `folder` is absolute. */
export type Plugin = { name: string; packageName: string; folder: string; isPackage: boolean }

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

/** Plugins of the shop in load order. */
export const PLUGINS: Plugin[] = require(path.join(findRoot(__dirname), FINDER)).findPlugins()

/** Loads the built file of a plugin, `name` without its ending; undefined when the plugin has no such file. */
export function readBuilt({ folder }: Plugin, name: string): Record<string, unknown> | undefined {
  const file = path.join(folder, ".medusa/server/src", `${name}.js`)
  return existsSync(file) ? require(file) : undefined
}

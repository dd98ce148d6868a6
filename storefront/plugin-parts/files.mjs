import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../../scripts/run/find-plugins.mjs"

/**
 * The files that a plugin brings to the storefront, by absolute path. `sharedReads` exports the addresses of public
 * reads that the web tier caches.
 * @typedef {{ name: string, slots: string[], routes: string[], nav?: string, sharedReads?: string }} StorefrontPlugin
 */

const IS_TEST = /\.test\.tsx?$/

/** @throws an Error that names a file which is no part */
function listParts(folder, kind) {
  const parts = path.join(folder, kind)
  if (!existsSync(parts)) return []
  return readdirSync(parts).flatMap((name) => {
    if (IS_TEST.test(name)) return []
    if (name.endsWith(".tsx")) return path.join(parts, name)
    throw new Error(
      `${path.join(parts, name)} is not read: a folder named ${kind} has one .tsx file for each of the plugin's ${kind}. ` +
        "Move other files beside that folder.",
    )
  })
}

const ifThere = (file) => (existsSync(file) ? file : undefined)

/**
 * Finds what each plugin brings to the storefront, in load order.
 * @returns {StorefrontPlugin[]}
 */
export const findPluginFiles = () =>
  findPlugins()
    .map(({ name, folder }) => ({ name, folder: path.join(folder, "storefront") }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ name, folder }) => ({
      name,
      slots: listParts(folder, "slots"),
      routes: listParts(folder, "routes"),
      nav: ifThere(path.join(folder, "nav.ts")),
      sharedReads: ifThere(path.join(folder, "shared-reads.ts")),
    }))

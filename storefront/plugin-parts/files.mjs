import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../../scripts/run/find-plugins.mjs"

/**
 * The files that a plugin brings to the storefront, by absolute path. `sharedReads` exports the addresses of public
 * reads that the web tier caches, and `errors` are the catalogues of its errors in both languages.
 * @typedef {{
 *   name: string, folder: string, slots: string[], routes: string[], nav?: string, sharedReads?: string,
 *   errors: string[],
 * }} StorefrontPlugin
 */

const IS_TEST = /\.test\.tsx?$/
/** Matches catalogues of errors with both languages; the sentences of forms have a file for Hindi. */
const ERRORS = /^(errors|(?!form-)[\w-]+-errors|form-errors\.hi)\.ts$/

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

function listErrors(folder) {
  const source = path.join(folder, "src")
  if (!existsSync(source)) return []
  return readdirSync(source)
    .filter((name) => ERRORS.test(name))
    .map((name) => path.join(source, name))
}

const ifThere = (file) => (existsSync(file) ? file : undefined)

/**
 * Finds what each plugin brings to the storefront, in load order.
 * @returns {StorefrontPlugin[]}
 */
export const findPluginFiles = (plugins = findPlugins()) =>
  plugins.map((plugin) => {
    const folder = path.join(plugin.folder, "storefront")
    return {
      name: plugin.name,
      folder,
      slots: listParts(folder, "slots"),
      routes: listParts(folder, "routes"),
      nav: ifThere(path.join(folder, "nav.ts")),
      sharedReads: ifThere(path.join(folder, "shared-reads.ts")),
      errors: listErrors(plugin.folder),
    }
  })

import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

/**
 * Returns the plugins of the shop: the folders of `plugins/` that have a package.json.
 * @returns {{
 *   name: string, packageName: string, folder: string, manifest: Record<string, any>, isPackage: boolean,
 * }[]} `name` is the folder's, `folder` absolute
 */
export const findPlugins = () =>
  readdirSync(path.join(ROOT, "plugins"))
    .map((name) => ({ name, folder: path.join(ROOT, "plugins", name) }))
    .filter(({ folder }) => existsSync(path.join(folder, "package.json")))
    .map((plugin) => {
      const manifest = JSON.parse(readFileSync(path.join(plugin.folder, "package.json"), "utf8"))
      return { ...plugin, packageName: manifest.name, manifest, isPackage: false }
    })

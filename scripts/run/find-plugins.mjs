import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

/** Finds the plugins of the shop, in load order. */
export function findPlugins() {
  return readdirSync(path.join(ROOT, "plugins")).flatMap((name) => {
    const folder = path.join(ROOT, "plugins", name)
    const file = path.join(folder, "package.json")
    if (!existsSync(file)) return []
    const manifest = JSON.parse(readFileSync(file, "utf8"))
    return { name, packageName: manifest.name, folder, manifest, isPackage: false }
  })
}

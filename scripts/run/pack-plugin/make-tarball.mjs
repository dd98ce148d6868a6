import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { command } from "../command.mjs"
import { CONTRACT } from "../find-plugins.mjs"
import { ROOT } from "../root.mjs"
import { StartError } from "../start-error.mjs"
import { findFaults } from "./find-faults.mjs"
import { withoutNpm } from "./scratch-shop.mjs"

const LEFT_OUT = new Set(["node_modules", "dist", ".git"])
const TEXT = /\.(tsx?|md|json)$/

/**
 * Reads a plugin's manifest.
 * @param {string} place path from the root, such as plugins/gift-notes @throws StartError where there is no plugin
 */
export function readPackable(place) {
  const folder = path.resolve(ROOT, place)
  const file = path.join(folder, "package.json")
  if (!place || !existsSync(file))
    throw new StartError(`There is no plugin in "${place}". Usage: npm run pack-plugin -- plugins/gift-notes`)
  const manifest = JSON.parse(readFileSync(file, "utf8"))
  if (!manifest.haat)
    throw new StartError(`${place} is no plugin: its package.json has no "haat": { "contract": ${CONTRACT} }.`)
  return { place: path.relative(ROOT, folder), folder, manifest }
}

/**
 * Makes the tarball of a built plugin, in its folder dist/.
 * @param {{ place: string, folder: string, manifest: Record<string, any> }} plugin
 * @returns {Promise<string>} its path @throws StartError with a sentence for each fault
 */
export async function makeTarball({ place, folder, manifest }) {
  const target = path.join(folder, "dist")
  mkdirSync(target, { recursive: true })
  const { filename, files: packed } = await runPack(folder, manifest, target)
  const faults = findFaults({ manifest, files: readFiles(folder), packed })
  if (!faults.length) return path.join(target, filename)
  if (filename) rmSync(path.join(target, filename))
  throw new StartError(faults.map((fault) => `${place}: ${fault}`).join("\n"))
}

/** Runs npm pack, which asks for a name and a version; what else is missing is said later. */
async function runPack(folder, { name, version }, target) {
  if (!name || !version) return { filename: "", files: [] }
  const printed = await command("npm", ["pack", "--json", "--silent", "--pack-destination", target], {
    cwd: folder,
    env: withoutNpm(),
  })
  const [{ filename, files }] = JSON.parse(printed)
  return { filename, files: files.map((file) => file.path) }
}

/** Reads the texts of the files below a folder, by path. */
const readFiles = (folder, inside = "") =>
  Object.fromEntries(
    readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(inside, entry.name)
      if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : Object.entries(readFiles(folder, file))
      return [[file, TEXT.test(file) ? readFileSync(path.join(folder, file), "utf8") : ""]]
    }),
  )

import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { command } from "../command.mjs"
import { ROOT } from "../root.mjs"

const BIOME = path.join(ROOT, "node_modules/.bin/biome")

/**
 * Writes the files of a plugin below a folder, and formats them.
 * @param {string} folder absolute @param {Record<string, string>} files texts by path
 */
export async function writePlugin(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  await command(BIOME, ["check", "--write", "--vcs-enabled=false", "--config-path", ROOT, folder], { cwd: ROOT })
}

/** Makes the folder of a plugin a package that others find, as `npm install` will. */
export function linkPlugin(name) {
  const link = path.join(ROOT, "node_modules/@haat", name)
  if (existsSync(link)) return
  mkdirSync(path.dirname(link), { recursive: true })
  symlinkSync(path.join("../../plugins", name), link)
}

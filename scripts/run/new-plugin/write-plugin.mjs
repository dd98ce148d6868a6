import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { command } from "../command.mjs"
import { ROOT } from "../root.mjs"

const BIOME = path.join(ROOT, "node_modules/.bin/biome")

/**
 * Writes the files of a plugin below a folder, formatted. They come there at once, so that a shop in development does
 * not start with half of them.
 * @param {string} folder absolute @param {Record<string, string>} files texts by path
 */
export async function writePlugin(folder, files) {
  const place = mkdtempSync(path.join(tmpdir(), "haat-new-plugin-"))
  // has the rights of any new folder
  const draft = path.join(place, "plugin")
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(draft, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(draft, file), text)
    }
    await command(BIOME, ["check", "--write", "--vcs-enabled=false", "--config-path", ROOT, draft], { cwd: ROOT })
    cpSync(draft, folder, { recursive: true })
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** Path of the link that leads to the package of a new plugin, named as in the template. */
export const linkPath = (name) => path.join(ROOT, "node_modules", `haat-plugin-${name}`)

/** Makes the folder of a plugin a package that others find, as `npm install` will. */
export function linkPlugin(name) {
  const link = linkPath(name)
  if (existsSync(link)) return
  mkdirSync(path.dirname(link), { recursive: true })
  symlinkSync(path.join("../plugins", name), link)
}

import { rmSync } from "node:fs"
import path from "node:path"
import { writeReadmes } from "../readmes.mjs"
import { ROOT } from "../root.mjs"
import { StartError } from "../start-error.mjs"
import { deriveNames, isPluginName } from "./derive-names.mjs"
import { findClash } from "./find-clash.mjs"
import { findOrder } from "./find-order.mjs"
import { readParts } from "./parts.mjs"
import { renderPlugin } from "./render-plugin.mjs"
import { linkPath, linkPlugin, writePlugin } from "./write-plugin.mjs"

/**
 * Writes a new plugin into plugins/ and links it.
 * @param {string} name @param {string} [given] its parts, such as "screen,mail"; all by default
 * @returns {Promise<string[]>} paths of its files @throws StartError with a sentence for a name that cannot be
 */
export async function makePlugin(name, given) {
  if (!isPluginName(name))
    throw new StartError(
      `"${name}" cannot be the name of a plugin: use words of lower-case letters and digits with a hyphen between, ` +
        "such as gift-notes.",
    )
  const parts = readParts(given)
  const names = deriveNames(name, { order: findOrder() })
  const clash = findClash(names, parts)
  if (clash) throw new StartError(clash)
  const files = renderPlugin(names, parts)
  await writePlugin(path.join(ROOT, "plugins", name), files)
  linkPlugin(name)
  writeReadmes([name])
  return Object.keys(files)
}

/** Removes what `makePlugin` has written. */
export function removePlugin(name) {
  rmSync(path.join(ROOT, "plugins", name), { recursive: true, force: true })
  rmSync(linkPath(name), { force: true })
}

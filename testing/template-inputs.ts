import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fingerprint, pluginNames } from "../scripts/run/build.mjs"
import { findPlugins } from "../scripts/run/find-plugins.mjs"
import { ROOT } from "../scripts/run/root.mjs"

/** Fingerprints of what a template is made from: of each plugin by its folder, and of all else. */
export type Inputs = { key: string; parts: Record<string, string> }

const ELSE = "shop"
const PLUGIN = /^plugins\/[^/]+/
const FILE = "inputs.json"

/** Reads the fingerprints of the files at and below `places`, and of the packages that are installed. */
export function readInputs(places: string[], isLeftOut: (file: string) => boolean): Inputs {
  const all = places.flatMap((place) => (place === "plugins" ? pluginNames().map((name) => `plugins/${name}`) : place))
  const installed = findPlugins().filter(({ isPackage }) => isPackage)
  const groups: Record<string, string[]> = { [ELSE]: [] }
  for (const place of all.sort()) (groups[PLUGIN.exec(place)?.[0] ?? ELSE] ??= []).push(place)
  for (const { packageName } of installed) groups[`node_modules/${packageName}`] = [`node_modules/${packageName}`]
  const parts = Object.fromEntries(
    Object.entries(groups).map(([part, inside]) => [part, fingerprint(inside, isLeftOut).slice(0, 20)]),
  )
  parts[ELSE] = hashText(parts[ELSE] + readLock(installed.map(({ packageName }) => packageName)))
  return { key: hashText(JSON.stringify(Object.entries(parts).sort())), parts }
}

const hashText = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 20)

/** Reads the lock file without installed plugins, which are parts of their own. */
function readLock(installed: string[]): string {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"))
  for (const name of installed) {
    delete packages[`node_modules/${name}`]
    delete packages[""].dependencies[name]
  }
  return JSON.stringify(packages)
}

/** Returns whether these inputs are the earlier ones and new plugins. */
export const addsPlugins = ({ parts }: Inputs, earlier: Inputs | undefined): boolean =>
  earlier !== undefined && Object.entries(earlier.parts).every(([part, print]) => parts[part] === print)

/** Reads the inputs that a template was made from; undefined for half a template. */
export const readStoredInputs = (folder: string): Inputs | undefined =>
  existsSync(path.join(folder, FILE)) ? JSON.parse(readFileSync(path.join(folder, FILE), "utf8")) : undefined

export const writeInputs = (folder: string, inputs: Inputs) =>
  writeFileSync(path.join(folder, FILE), JSON.stringify(inputs))

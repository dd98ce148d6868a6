import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fingerprint, pluginNames } from "../scripts/run/build.mjs"

/** Fingerprints of what a template is made from: of each plugin by its folder, and of all else. */
export type Inputs = { key: string; parts: Record<string, string> }

const ELSE = "shop"
const PLUGIN = /^plugins\/[^/]+/
const FILE = "inputs.json"

/** Reads the fingerprints of the files at and below `places`, and of the packages that are installed. */
export function readInputs(places: string[], isLeftOut: (file: string) => boolean): Inputs {
  const all = places.flatMap((place) => (place === "plugins" ? pluginNames().map((name) => `plugins/${name}`) : place))
  const groups: Record<string, string[]> = { [ELSE]: ["package-lock.json"] }
  for (const place of all.sort()) (groups[PLUGIN.exec(place)?.[0] ?? ELSE] ??= []).push(place)
  const parts = Object.fromEntries(
    Object.entries(groups).map(([part, inside]) => [part, fingerprint(inside, isLeftOut).slice(0, 20)]),
  )
  const key = createHash("sha256")
    .update(JSON.stringify(Object.entries(parts).sort()))
    .digest("hex")
    .slice(0, 20)
  return { key, parts }
}

/** Returns whether these inputs are the earlier ones and new plugins. */
export const addsPlugins = ({ parts }: Inputs, earlier: Inputs | undefined): boolean =>
  earlier !== undefined && Object.entries(earlier.parts).every(([part, print]) => parts[part] === print)

/** Reads the inputs that a template was made from; undefined for half a template. */
export const readStoredInputs = (folder: string): Inputs | undefined =>
  existsSync(path.join(folder, FILE)) ? JSON.parse(readFileSync(path.join(folder, FILE), "utf8")) : undefined

export const writeInputs = (folder: string, inputs: Inputs) =>
  writeFileSync(path.join(folder, FILE), JSON.stringify(inputs))

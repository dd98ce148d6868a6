import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { command } from "./command.mjs"
import { step } from "./progress.mjs"
import { removeOrphans } from "./remove-orphans.mjs"
import { ROOT } from "./root.mjs"

const LEFT_OUT = new Set(["node_modules", "build", "dist", ".medusa", ".react-router", "static"])
const STAMPS = path.join(ROOT, "node_modules/.cache/haat-builds.json")
const TSC = path.join(ROOT, "node_modules/typescript/bin/tsc")

/** The plugins' folder names. */
export const pluginNames = () =>
  readdirSync(path.join(ROOT, "plugins")).filter((name) => existsSync(path.join(ROOT, "plugins", name, "package.json")))
const CONTRACT = ["contract", "contract.ts", "errors.ts", "return-errors.ts", "form-errors.ts"]
const contracts = () =>
  pluginNames()
    .flatMap((name) => CONTRACT.map((part) => `plugins/${name}/src/${part}`))
    .filter((file) => existsSync(path.join(ROOT, file)))
    .concat("plugins/http/src")

/** What is built, from what, into what; in this order. */
const targets = () => [
  {
    name: "settings",
    inputs: ["plugins/operations", "plugins/tsconfig.json"],
    outputs: ["plugins/operations/.medusa/server"],
    run: () => command(process.execPath, [TSC, "-b", "plugins/operations"], { cwd: ROOT }),
  },
  {
    name: "plugins",
    inputs: ["plugins"],
    outputs: pluginNames().map((name) => `plugins/${name}/.medusa/server`),
    run: async () => {
      const plugins = pluginNames().map((name) => `plugins/${name}`)
      plugins.forEach(removeOrphans)
      await command(process.execPath, [TSC, "-b", ...plugins], { cwd: ROOT })
    },
  },
  {
    name: "backend",
    inputs: ["backend", ...contracts()],
    outputs: ["backend/.medusa/server"],
    run: async () => {
      removeOrphans("backend")
      await command(process.execPath, [TSC, "-p", "backend"], { cwd: ROOT })
      // Medusa takes a folder for a project of its own when it holds a package.json that names it.
      copyFileSync(path.join(ROOT, "backend/package.json"), path.join(ROOT, "backend/.medusa/server/package.json"))
    },
  },
  {
    name: "storefront",
    inputs: ["storefront", ...contracts()],
    outputs: ["storefront/build"],
    run: () => npmBuild("storefront"),
  },
  { name: "back office", inputs: ["admin", ...contracts()], outputs: ["admin/dist"], run: () => npmBuild("admin") },
]

const npmBuild = (workspace) =>
  command("npm", ["run", "build", "--workspace", workspace], { cwd: ROOT, env: { NODE_ENV: "production" } })

/** Builds what changed since it was last built: all of it, or the targets named. */
export async function build(names) {
  if (process.env.HAAT_BUILT === "yes") return
  const stamps = existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, "utf8")) : {}
  for (const { name, inputs, outputs, run } of targets()) {
    if (names && !names.includes(name)) continue
    const stamp = fingerprint(["package-lock.json", ...inputs])
    if (stamps[name] === stamp && outputs.every((output) => existsSync(path.join(ROOT, output)))) continue
    await step(`Building the ${name}`, run)
    stamps[name] = stamp
    mkdirSync(path.dirname(STAMPS), { recursive: true })
    writeFileSync(STAMPS, JSON.stringify(stamps))
  }
}

/** A hash over the files at and below the given places; tests do not count. */
export function fingerprint(places) {
  const hash = createHash("sha256")
  const take = (place) => {
    const absolute = path.join(ROOT, place)
    const entries = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      const inside = path.join(place, entry.name)
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) take(inside)
      else if (entry.isFile() && !/\.test\.tsx?$|\.tsbuildinfo$/.test(entry.name)) takeFile(inside)
    }
  }
  const takeFile = (file) => hash.update(file).update(readFileSync(path.join(ROOT, file)))
  for (const place of places) {
    if (/\.[a-z]+$/.test(place)) takeFile(place)
    else take(place)
  }
  return hash.digest("hex")
}

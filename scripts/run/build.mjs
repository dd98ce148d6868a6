import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { command } from "./command.mjs"
import { inLanes } from "./in-lanes.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./root.mjs"

const SKIPPED_FOLDERS = new Set(["node_modules", "build", "dist", ".medusa", ".react-router", "static"])
/** Folder with one stamp file for each target, so that several can be built at once. */
const STAMP_FOLDER = path.join(ROOT, "node_modules/.cache/haat-builds")

const listPackages = (folder) =>
  readdirSync(path.join(ROOT, folder)).filter((name) => existsSync(path.join(ROOT, folder, name, "package.json")))

/** Returns the folder names of the plugins. */
export const pluginNames = () => listPackages("plugins")

/** Returns the folders of the packages that the backend loads: shared packages and plugins. */
export const serverPackages = () =>
  ["packages", "plugins"].flatMap((folder) => listPackages(folder).map((name) => `${folder}/${name}`))

/** Returns the folders of the backend and of the packages that it loads. */
export const serverProjects = () => [...serverPackages(), "backend"]

const ERRORS = ["errors.ts", "return-errors.ts", "form-errors.ts", "form-errors.hi.ts"]
const CONTRACT = ["contract", "contract.ts", "permissions.ts", ...ERRORS]
const contracts = () =>
  pluginNames()
    .flatMap((name) => CONTRACT.map((part) => `plugins/${name}/src/${part}`))
    .filter((file) => existsSync(path.join(ROOT, file)))
    .concat("packages/sdk/src")

/** Folders of plugins with their parts of a front end, and what finds them. @param folder "storefront" or "admin" */
const pluginParts = (folder) => [
  ...pluginNames()
    .map((name) => `plugins/${name}/${folder}`)
    .filter((parts) => existsSync(path.join(ROOT, parts))),
  "scripts/run/find-plugins.mjs",
]

const serverTarget = (name, projects) => ({
  name,
  inputs: ["scripts/run/transpile.mjs", ...projects],
  isLeftOut: (file) => /^plugins\/[^/]+\/(admin|storefront)\//.test(file),
  outputs: projects.map((project) => `${project}/.medusa/server`),
  run: async () => {
    // Imported late, because the compiler is a package that may not be installed yet.
    if (projects.includes("backend")) (await import("./plugin-clashes.mjs")).requireNoClashes()
    await (await import("./transpile.mjs")).transpileProjects(projects)
  },
})

const npmTarget = (name, workspace, output, parts = []) => ({
  name,
  inputs: [workspace, ...contracts(), ...parts],
  outputs: [`${workspace}/${output}`],
  run: () =>
    command("npm", ["run", "build", "--workspace", workspace], {
      cwd: ROOT,
      env: { NODE_ENV: "production" },
      niceness: 5,
    }),
})

/** Targets for browsers. The backend and its database do not need them, so they are built in parallel. */
export const PAGES = ["storefront", "back office"]

/** Each build target with its inputs and outputs. */
const targets = () => [
  serverTarget("settings", ["packages/sdk"]),
  serverTarget("backend", serverProjects()),
  npmTarget("storefront", "storefront", "build", pluginParts("storefront")),
  npmTarget("back office", "admin", "dist", [...pluginParts("admin"), "scripts/run/back-office-parts.mjs"]),
]

/** Builds the targets whose inputs have changed, all or the named ones, two at a time. */
export async function build(names) {
  if (process.env.HAAT_BUILT === "yes") return
  const wanted = targets().filter(({ name }) => !names || names.includes(name))
  await inLanes(wanted.map((target) => () => buildTarget(target)))
}

async function buildTarget({ name, inputs, isLeftOut, outputs, run }) {
  const stamp = fingerprint(["package-lock.json", ...inputs], isLeftOut)
  const stampFile = path.join(STAMP_FOLDER, name)
  const isBuilt = existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp
  if (isBuilt && outputs.every((output) => existsSync(path.join(ROOT, output)))) return
  await step(`Building the ${name}`, run)
  mkdirSync(STAMP_FOLDER, { recursive: true })
  writeFileSync(stampFile, stamp)
}

const TEXT_FILES = [
  /^(packages|plugins|storefront|admin)\/.*\/(messages|labels|form-errors)(\.hi)?\.ts$/,
  /^plugins\/[^/]+\/src\/([\w-]+-)?errors\.ts$/,
  /^packages\/sdk\/src\/http-errors\.ts$/,
  /^storefront\/app\/lib\/backend\/web-errors\.ts$/,
]

/** Returns whether a file contains messages and at most short functions that put values into them. */
export const isText = (file) => TEXT_FILES.some((pattern) => pattern.test(file))

/**
 * Hashes the files at and below the given paths, without tests.
 * @param isLeftOut takes a path from the root, and returns whether to leave that file out too
 */
export function fingerprint(places, isLeftOut = (_file) => false) {
  const hash = createHash("sha256")
  const hashFolder = (place) => {
    const absolute = path.join(ROOT, place)
    const entries = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      const inside = path.join(place, entry.name)
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) hashFolder(inside)
      else if (entry.isFile() && !/\.test\.tsx?$|\.tsbuildinfo$/.test(entry.name) && !isLeftOut(inside))
        hashFile(inside)
    }
  }
  const hashFile = (file) => hash.update(file).update(readFileSync(path.join(ROOT, file)))
  for (const place of places) {
    if (/\.[a-z]+$/.test(place)) hashFile(place)
    else hashFolder(place)
  }
  return hash.digest("hex")
}

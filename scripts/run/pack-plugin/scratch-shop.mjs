import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import path from "node:path"
import { command } from "../command.mjs"
import { ROOT } from "../root.mjs"

const LEFT_OUT = new Set([
  ".git",
  ".haat",
  ".medusa",
  ".react-router",
  "build",
  "dist",
  "static",
  "test-results",
  ".env",
])
const CACHES = new Set([".cache", ".vite"])
/** File of npm in node_modules that an installation writes again. */
const HIDDEN_LOCK = ".package-lock.json"

/**
 * Copies this shop, as a fresh clone with its packages, into a folder. The files of packages are links to ours, which
 * npm replaces and never writes into.
 * @param {string} folder absolute; there is none yet
 * @param {{ without?: { place: string, packageName: string } }} [options] a plugin that is left out, with its link
 */
export function copyShop(folder, { without } = {}) {
  const isCopied = (source) => !LEFT_OUT.has(path.basename(source)) && path.basename(source) !== "node_modules"
  const isLeftOut = (source) => without !== undefined && path.relative(ROOT, source) === without.place
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(ROOT))
    if (isCopied(name))
      cpSync(path.join(ROOT, name), path.join(folder, name), {
        recursive: true,
        filter: (source) => isCopied(source) && !isLeftOut(source),
      })
  for (const place of ["", ...listWorkspaces()]) {
    const packages = path.join(ROOT, place, "node_modules")
    if (existsSync(packages) && existsSync(path.join(folder, place)))
      linkFiles(packages, path.join(folder, place, "node_modules"))
  }
  if (without) rmSync(path.join(folder, "node_modules", without.packageName), { force: true })
}

/**
 * Copies the databases that tests start from, so that a copy of the shop adds the tables of its plugin to them and does
 * not make them anew.
 */
export async function copyTestDatabases(folder) {
  const databases = "node_modules/.cache/haat-test-databases"
  if (!existsSync(path.join(ROOT, databases))) return
  mkdirSync(path.join(folder, path.dirname(databases)), { recursive: true })
  // with owners and rights, on which PostgreSQL insists
  await command("cp", ["-a", path.join(ROOT, databases), path.join(folder, databases)])
}

/** Folders that may have packages of their own beside those at the root. */
const listWorkspaces = () =>
  ["packages", "plugins", "."].flatMap((group) =>
    readdirSync(path.join(ROOT, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .map(({ name }) => path.join(group, name)),
  )

function linkFiles(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) CACHES.has(entry.name) || linkFiles(source, target)
    else if (entry.name === HIDDEN_LOCK) copyFileSync(source, target)
    else linkOrCopy(source, target)
  }
}

/** Links cannot lead to another disk. */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch (error) {
    if (error.code !== "EXDEV") throw error
    copyFileSync(source, target)
  }
}

/** Runs npm in a copy, without the variables that npm has set for this process. */
export const npmIn = (folder, args) =>
  command("npm", [...args, "--prefer-offline", "--no-audit", "--no-fund"], { cwd: folder, env: withoutNpm() })

/** Variables for programs of another shop: none that npm or a run of tests has set for this one. */
export const withoutNpm = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^(npm_|VITEST|HAAT_)/i.test(name))
      .map((name) => [name, undefined]),
  )

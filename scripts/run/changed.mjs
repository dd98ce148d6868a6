import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { pluginNames } from "./build.mjs"
import { ROOT } from "./root.mjs"

/** Whatever is in here reaches every test. */
const EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|tsconfig.*|vitest\.config\.ts|scripts\/|testing\/|backend\/|plugins\/(http|operations)\/)/
const SPEC = /^e2e\/[\w-]+\.spec\.ts$/

const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean)

/** Paths of the files that differ from `commit`, those git does not know yet included. */
export const changedFiles = (commit = "HEAD") => [
  ...git("diff", "--name-only", commit),
  ...git("ls-files", "--others", "--exclude-standard"),
]

/** The plugins each plugin depends on, by folder name. */
export const pluginDependencies = () =>
  Object.fromEntries(
    pluginNames().map((name) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(path.join(ROOT, "plugins", name, "package.json"), "utf8"),
      )
      const names = Object.keys({ ...dependencies, ...devDependencies })
      return [name, names.filter((one) => one.startsWith("@haat/")).map((one) => one.slice("@haat/".length))]
    }),
  )

/** The plugin and all that depend on it, however far. */
function withDependents(plugin, dependencies, found = new Set()) {
  if (found.has(plugin)) return found
  found.add(plugin)
  for (const [name, needs] of Object.entries(dependencies))
    if (needs.includes(plugin)) withDependents(name, dependencies, found)
  return found
}

/**
 * The tests that a change of `files` can reach, beside checks and unit tests, which always run: folders of API tests, whether
 * the topology tests, and browser tests by file. `undefined` stands for all of a kind, an empty list for none.
 * @param dependencies as pluginDependencies gives them
 */
export function testsReachedBy(files, dependencies) {
  if (files.some((file) => EVERYTHING.test(file))) return { api: undefined, topology: true, browser: undefined }
  const folderOf = (file) => file.split("/")[0]
  const plugins = files.filter((file) => folderOf(file) === "plugins").map((file) => file.split("/")[1])
  const reached = plugins.flatMap((plugin) => [...withDependents(plugin, dependencies)])
  const isServer = (file) => file.startsWith("storefront/") && !file.startsWith("storefront/app/")
  const showsAllScreens = (file) =>
    ["plugins", "storefront", "admin", "sandbox"].includes(folderOf(file)) ||
    (file.startsWith("e2e/") && !SPEC.test(file))
  return {
    api: [
      ...new Set([
        ...reached.map((plugin) => `plugins/${plugin}/`),
        ...files.filter(isServer).map(() => "storefront/server/"),
      ]),
    ].sort(),
    topology: plugins.length > 0 || files.some(isServer),
    browser: files.some(showsAllScreens) ? undefined : files.filter((file) => SPEC.test(file)),
  }
}

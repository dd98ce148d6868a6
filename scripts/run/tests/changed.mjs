import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { isText, pluginNames } from "../build.mjs"
import { ROOT } from "../root.mjs"

/** Files whose change reaches every test. */
const EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|tsconfig.*|vitest\.config\.ts|scripts\/|testing\/|backend\/|packages\/)/
const SPEC = /^(e2e|plugins\/[\w-]+\/tests)\/[\w.-]+\.spec\.ts$/
/** Minimum length of a searched string: shorter ones occur in too many files. */
const MIN_SENTENCE = 8

const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean)
const read = (file) => readFileSync(path.join(ROOT, file), "utf8")

/** Returns the paths of files that differ from `commit`, untracked ones included. */
export const changedFiles = (commit = "HEAD") => [
  ...git("diff", "--name-only", commit),
  ...git("ls-files", "--others", "--exclude-standard"),
]

/** The plugins each plugin depends on, by folder name. */
export function pluginDependencies() {
  const manifests = pluginNames().map((folder) => [folder, JSON.parse(read(`plugins/${folder}/package.json`))])
  const folders = new Map(manifests.map(([folder, { name }]) => [name, folder]))
  return Object.fromEntries(
    manifests.map(([folder, { dependencies, devDependencies, haat }]) => {
      const names = Object.keys({ ...dependencies, ...devDependencies })
      return [folder, unique([...names.flatMap((name) => folders.get(name) ?? []), ...(haat?.after ?? [])])]
    }),
  )
}

/**
 * Beginnings of the names of the journeys in e2e/ that show a plugin, by its folder name. Those in the plugin's own
 * folder need no line.
 * @returns {Record<string, string[]>}
 */
export const pluginJourneys = () => JSON.parse(read("e2e/journeys.json"))

/** Returns the sentences of message files that were changed or removed since `commit`. */
export const changedSentences = (commit = "HEAD") =>
  git("diff", "--unified=0", commit, "--", "packages", "plugins", "storefront", "admin")
    .filter((line) => /^-(?!--)/.test(line))
    .flatMap((line) => line.match(/(["'`]).*?\1/g) ?? [])
    // Tests contain values in place of placeholders.
    .flatMap((literal) => literal.slice(1, -1).split(/\$?\{.*?\}/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_SENTENCE)

/** Returns a plugin and all its direct and indirect dependents. */
function withDependents(plugin, dependencies, found = new Set()) {
  if (found.has(plugin)) return found
  found.add(plugin)
  for (const [name, needs] of Object.entries(dependencies))
    if (needs.includes(plugin)) withDependents(name, dependencies, found)
  return found
}

const topFolder = (file) => file.split("/")[0]
const isServer = (file) => file.startsWith("storefront/") && !file.startsWith("storefront/app/")
const showsAllScreens = (file) =>
  ["storefront", "admin", "sandbox"].includes(topFolder(file)) || (file.startsWith("e2e/") && !SPEC.test(file))

/**
 * The tests that a change of `files` can reach, beside checks and unit tests: paths of API tests, whether the topology
 * tests, and browser tests. `undefined` stands for all of a kind, an empty list for none. Where only sentences have
 * changed, these are the tests that quote one of them.
 * @param {string[]} files
 * @param {{
 *   dependencies: Record<string, string[]>,
 *   journeys: Record<string, string[]>,
 *   sentences: string[],
 *   tests: string[],
 *   readTest?: (file: string) => string,
 * }} shop `tests`: paths of all files of tests
 */
export function testsReachedBy(files, { dependencies, journeys, sentences, tests, readTest = read }) {
  const code = files.filter((file) => !isText(file))
  if (code.some((file) => EVERYTHING.test(file))) return { api: undefined, topology: true, browser: undefined }
  const specs = tests.filter((file) => SPEC.test(file))
  const plugins = [...new Set(code.filter((file) => topFolder(file) === "plugins").map((file) => file.split("/")[1]))]
  const dependents = plugins.flatMap((plugin) => [...withDependents(plugin, dependencies)])
  const quoting = files.some(isText)
    ? tests.filter((file) => !file.includes(".unit.test.") && quotes(readTest(file), sentences))
    : []
  const shown = specs.filter(
    (spec) =>
      dependents.some((plugin) => spec.startsWith(`plugins/${plugin}/`)) ||
      plugins.some((plugin) => journeys[plugin]?.some((name) => spec.startsWith(`e2e/${name}`))),
  )
  return {
    api: unique([
      ...dependents.map((plugin) => `plugins/${plugin}/`),
      ...code.filter(isServer).map(() => "storefront/server/"),
      ...quoting.filter((file) => !SPEC.test(file)),
    ]),
    topology: plugins.length > 0 || code.some((file) => isServer(file) || topFolder(file) === "examples"),
    browser: code.some(showsAllScreens)
      ? undefined
      : unique([...shown, ...code.filter((file) => SPEC.test(file)), ...quoting.filter((file) => SPEC.test(file))]),
  }
}

const quotes = (text, sentences) => sentences.some((sentence) => text.includes(sentence))
const unique = (paths) => [...new Set(paths)].sort()

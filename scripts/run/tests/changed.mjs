import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { isText, pluginNames } from "../build.mjs"
import { ROOT } from "../root.mjs"
import { findQuotingTests } from "./quotes.mjs"
import { differsInSentencesAlone } from "./sentences.mjs"

/** Files whose change reaches every test. */
const EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|tsconfig.*|vitest\.config\.ts|scripts\/|testing\/|backend\/|packages\/)/
const SPEC = /^(e2e|plugins\/[\w-]+\/tests)\/[\w.-]+\.spec\.ts$/
/** Unit tests of all texts: they find the files by their folders, which their imports do not tell. */
const TEXT_RULES = {
  storefront: "storefront/app/translations.unit.test.ts",
  admin: "admin/src/resources.unit.test.tsx",
  errors: "scripts/error-codes.unit.test.ts",
}

const GIT_OPTIONS = /** @type {const} */ ({ cwd: ROOT, encoding: "utf8" })
const git = (...args) => execFileSync("git", args, GIT_OPTIONS).split("\n").filter(Boolean)
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

/** @returns the changed lines of files below `folders`, each with its sign */
const changedLines = (commit, folders) => git("diff", "--unified=0", commit, "--", ...folders)

/** Returns the sentences of message files that were changed or removed since `commit`. */
export const changedSentences = (commit = "HEAD") => [
  ...new Set(
    changedLines(commit, ["packages", "plugins", "storefront", "admin"])
      .filter((line) => /^-(?!--)/.test(line))
      .flatMap((line) => line.match(/(["'`]).*?\1/g) ?? [])
      .flatMap(splitSentence),
  ),
]

/** Splits a literal at its placeholders, in whose place tests have values; short parts between them say nothing. */
function splitSentence(literal) {
  const parts = literal.slice(1, -1).split(/\$?\{.*?\}/)
  return parts.map((part) => part.trim()).filter((part) => part.length >= (parts.length > 1 ? 8 : 1))
}

/** Returns whether only sentences have changed in a file of messages that is in `commit`. */
export const changesOnlySentences = (file, commit = "HEAD") =>
  isText(file) &&
  existsSync(path.join(ROOT, file)) &&
  git("ls-tree", commit, "--", file).length > 0 &&
  differsInSentencesAlone(execFileSync("git", ["show", `${commit}:${file}`], GIT_OPTIONS), read(file))

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

/** The unit tests of all texts that look at one of these files. */
const textRules = (files) => [
  ...(files.some((file) => /(^|\/)storefront\//.test(file)) ? [TEXT_RULES.storefront] : []),
  ...(files.some((file) => /(^|\/)admin\//.test(file)) ? [TEXT_RULES.admin] : []),
  ...(files.some((file) => /errors(\.hi)?\.ts$/.test(file)) ? [TEXT_RULES.errors] : []),
]

/**
 * The tests that a change of `files` can reach, beside checks and the unit tests that import one of them: paths of API
 * tests, whether the topology tests, browser tests, and unit tests of sentences. `undefined` stands for all of a kind,
 * an empty list for none. Where only sentences have changed, these are the tests that quote one of them.
 * @param {string[]} files
 * @param {{
 *   dependencies: Record<string, string[]>,
 *   journeys: Record<string, string[]>,
 *   sentences: string[],
 *   tests: string[],
 *   shared?: string[],
 *   readTest?: (file: string) => string,
 *   isSentences?: (file: string) => boolean,
 * }} shop `tests`: paths of all files of tests; `shared`: files that they import
 */
export function testsReachedBy(files, shop) {
  const { dependencies, journeys, sentences, tests, shared = [], readTest = read, isSentences = isText } = shop
  const texts = files.filter(isSentences)
  const code = files.filter((file) => !isSentences(file))
  const quoting = texts.length ? findQuotingTests({ sentences, files: texts, tests, shared, read: readTest }) : []
  const isUnit = (file) => file.includes(".unit.test.")
  const unit = unique([...quoting.filter(isUnit), ...textRules(files.filter(isText))])
  if (code.some((file) => EVERYTHING.test(file))) return { unit, api: undefined, topology: true, browser: undefined }
  const specs = tests.filter((file) => SPEC.test(file))
  const plugins = [...new Set(code.filter((file) => topFolder(file) === "plugins").map((file) => file.split("/")[1]))]
  const dependents = plugins.flatMap((plugin) => [...withDependents(plugin, dependencies)])
  const shown = specs.filter(
    (spec) =>
      dependents.some((plugin) => spec.startsWith(`plugins/${plugin}/`)) ||
      plugins.some((plugin) => journeys[plugin]?.some((name) => spec.startsWith(`e2e/${name}`))),
  )
  const whole = [...shown, ...code.filter((file) => SPEC.test(file))]
  const quotingJourneys = quoting.filter(isJourney).filter((place) => !whole.includes(place.replace(/:\d+$/, "")))
  return {
    unit,
    api: unique([
      ...dependents.map((plugin) => `plugins/${plugin}/`),
      ...code.filter(isServer).map(() => "storefront/server/"),
      ...quoting.filter((file) => !isJourney(file) && !isUnit(file)),
    ]),
    topology: plugins.length > 0 || code.some((file) => isServer(file) || topFolder(file) === "examples"),
    browser: code.some(showsAllScreens) ? undefined : unique([...whole, ...quotingJourneys]),
  }
}

const isJourney = (place) => SPEC.test(place.replace(/:\d+$/, ""))
const unique = (paths) => [...new Set(paths)].sort()

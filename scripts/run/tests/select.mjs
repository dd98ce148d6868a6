import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../root.mjs"
import {
  changedFiles,
  changedSentences,
  changesOnlySentences,
  pluginDependencies,
  pluginJourneys,
  testsReachedBy,
} from "./changed.mjs"

/**
 * Selection of one run of `npm test`. An undefined part is left out; an empty list of paths means all of it. `checks`
 * may name the folders that they look at, or the files of sentences that alone have changed.
 * @typedef {{
 *   checks: boolean | { folders: string[] } | { sentences: string[] },
 *   unit?: { paths?: string[], args?: string[] },
 *   texts?: { paths: string[] },
 *   server?: { projects: ("api" | "topology")[], paths?: string[], args?: string[] },
 *   browser?: { specs?: string[], args?: string[] },
 * }} Selection
 */

/** @type {Selection} */
const EVERYTHING = { checks: true, unit: {}, server: { projects: ["api", "topology"] }, browser: {} }

/** @returns {Promise<Selection>} */
export async function selectTests(/** @type {string[]} */ given) {
  const at = given.indexOf("--changed")
  if (at >= 0) return selectChanged(given[at + 1])
  const words = given.filter((word) => !word.startsWith("--"))
  if (words.length && words.every(isPluginFolder)) return selectPlugins(words, testFiles())
  return words.length ? selectByWords(words, testFiles()) : EVERYTHING
}

const isPluginFolder = (word) => /^plugins\/[\w-]+\/?$/.test(word) && existsSync(path.join(ROOT, word, "package.json"))

/** Everything that stands in the folders of these plugins: their checks and all their tests. @returns {Selection} */
export function selectPlugins(/** @type {string[]} */ places, /** @type {string[]} */ files) {
  const folders = places.map((place) => place.replace(/\/$/, ""))
  const found = files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
  const { browser, ...others } = selectFiles(found)
  // a second demo shop costs more than it saves
  const args = browser?.specs?.length === 1 ? ["--workers=1"] : []
  return { ...others, checks: { folders }, browser: browser && { ...browser, args } }
}

/** Files by their paths; where no path has one of the words, tests by their titles. @returns {Selection} */
export function selectByWords(/** @type {string[]} */ words, /** @type {string[]} */ files) {
  const found = files.filter((file) => words.some((word) => file.includes(word)))
  if (!found.length) {
    const title = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")
    const args = ["-t", title]
    return {
      checks: false,
      unit: { args },
      server: { projects: ["api", "topology"], args },
      browser: { args: ["-g", title] },
    }
  }
  return selectFiles(found)
}

/** @returns {Selection} */
function selectFiles(/** @type {string[]} */ found) {
  const isBrowser = (file) => file.endsWith(".spec.ts")
  const unit = found.filter((file) => file.includes(".unit.test."))
  const browser = found.filter(isBrowser)
  const server = found.filter((file) => !isBrowser(file) && !unit.includes(file))
  return {
    checks: false,
    unit: unit.length ? { paths: unit } : undefined,
    server: server.length ? { projects: ["api", "topology"], paths: server } : undefined,
    browser: browser.length ? { specs: browser } : undefined,
  }
}

/** @returns {Selection} */
function selectChanged(commit = "HEAD") {
  const files = changedFiles(commit)
  const sentences = files.filter((file) => changesOnlySentences(file, commit))
  const reached = testsReachedBy(files, {
    dependencies: pluginDependencies(),
    journeys: pluginJourneys(),
    sentences: changedSentences(commit),
    tests: testFiles(),
    shared: SHARED_FOLDERS.flatMap((folder) => filesBelow(folder, isShared)),
    isSentences: (file) => sentences.includes(file),
  })
  const isCode = files.some((file) => !sentences.includes(file))
  return selectReached(reached, isCode ? { code: commit } : { sentences })
}

/** Folders with files that tests share. */
const SHARED_FOLDERS = ["e2e", "testing", "plugins", "packages/sdk/src", "admin/src/testing", "storefront/app/testing"]
const SHARED = /^(e2e|testing|admin|storefront)\/|\/testing(\/|\.ts$)|^plugins\/[^/]+\/tests\//
const isShared = (file) => /\.(tsx?|mjs)$/.test(file) && SHARED.test(file) && !isTest(file)

/** A demo shop more costs more than it saves with so few journeys. */
const MAX_JOURNEYS_IN_ONE_SHOP = 4

/**
 * @param {ReturnType<typeof testsReachedBy>} reached
 * @param {{ code: string } | { sentences: string[] }} change the commit since which code has changed, or the files of
 * sentences that alone have
 * @returns {Selection}
 */
export function selectReached({ unit, api, topology, browser }, change) {
  const projects = /** @type {("api" | "topology")[]} */ ([
    ...(api?.length === 0 ? [] : ["api"]),
    ...(topology ? ["topology"] : []),
  ])
  const isFew = browser && browser.length <= MAX_JOURNEYS_IN_ONE_SHOP && browser.every((spec) => /:\d+$/.test(spec))
  return {
    checks: "sentences" in change ? change : true,
    unit: "code" in change ? { args: ["--changed", change.code] } : undefined,
    texts: unit.length ? { paths: unit } : undefined,
    // the topology tests run whole beside the API tests of some plugins
    server: projects.length
      ? { projects, paths: api && topology ? [...api, "testing/topology/"] : (api ?? []) }
      : undefined,
    browser: browser?.length === 0 ? undefined : { specs: browser ?? [], args: isFew ? ["--workers=1"] : [] },
  }
}

const LEFT_OUT = new Set(["node_modules", "build", "dist", ".medusa", ".git", ".haat", ".react-router", "template"])

const isTest = (file) => /\.test\.tsx?$|\.spec\.ts$/.test(file)

/** Paths of all files of tests. @returns {string[]} */
export const testFiles = (folder = ROOT) => filesBelow(path.relative(ROOT, folder), isTest)

/** Paths of the files below a folder that are wanted, without what is built. @returns {string[]} */
function filesBelow(/** @type {string} */ folder, /** @type {(file: string) => boolean} */ isWanted) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesBelow(inside, isWanted)
    return isWanted(inside) ? [inside] : []
  })
}

import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../root.mjs"

const DURATIONS = path.join(ROOT, "testing/durations.json")
const SLOWEST = 20

/** @typedef {import("./results.mjs").FileResult} FileResult */

/**
 * Prints the slowest files, the flaky tests, what failed, and the one line that counts it all.
 * @param {FileResult[]} results
 * @param {{ flaky: string[], checks: { passed: number, failed: string[] } }} others
 * @returns {boolean} whether everything passed
 */
export function printSummary(results, { flaky, checks }) {
  const failed = [
    ...checks.failed,
    ...results.flatMap(({ file, failures }) => failures.map(({ name, error }) => `${file}: ${name}\n${error}`)),
  ]
  const passed = results.reduce((sum, result) => sum + result.passed, checks.passed)
  const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  printList(
    "Slowest",
    slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`),
  )
  printList("Flaky: failed, and passed when run once more, alone", flaky)
  printList("Failed", failed)
  console.log(`\n${passed} passed, ${failed.length} failed`)
  return !failed.length
}

function printList(title, lines) {
  if (!lines.length) return
  console.log(`\n${title}:\n${lines.map((line) => `  ${line.replaceAll("\n", "\n      ")}`).join("\n")}`)
}

/**
 * Writes the seconds of each file to the list by which files are started. Files that were not run or that failed keep
 * theirs, those that are gone lose them.
 */
export function writeDurations(/** @type {FileResult[]} */ results, isThere, list = DURATIONS) {
  const passed = results.filter(({ failures }) => !failures.length)
  const seconds = Object.fromEntries(passed.map((result) => [result.file, Math.round(result.seconds * 10) / 10]))
  const all = Object.entries({ ...readDurations(list), ...seconds }).filter(([file]) => isThere(file))
  const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** @returns {Record<string, number>} seconds by file */
function readDurations(list) {
  try {
    return JSON.parse(readFileSync(list, "utf8"))
  } catch {
    return {}
  }
}

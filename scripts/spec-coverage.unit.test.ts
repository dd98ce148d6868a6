import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"
import { testTitles } from "./run/tests/titles.mjs"

const TEST_REFERENCE = /^`(\S+)`: (.+)$/

/** Rows of `docs/spec-coverage.md`: what the specification says, and the tests that show it. */
const rows = readFileSync(path.join(ROOT, "docs/spec-coverage.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (What |-)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")))
  .map(([, rule, tests]) => ({ rule, tests: tests.split("<br>") }))

const titles = new Map<string, string[]>()
const readTitles = (file: string) => {
  const known = titles.get(file) ?? (existsSync(path.join(ROOT, file)) ? testTitles(path.join(ROOT, file)) : [])
  titles.set(file, known)
  return known
}

const isExistingTest = (name: string) => {
  const [, file, title] = TEST_REFERENCE.exec(name) ?? []
  return Boolean(file) && readTitles(file).some((full) => full === title || full.endsWith(` › ${title}`))
}

it("every row of the specification's coverage names tests that are there", () => {
  const lost = rows.flatMap(({ rule, tests }) =>
    tests.filter((name) => !isExistingTest(name)).map((name) => `${rule}: ${name}`),
  )
  expect(lost).toEqual([])
  // A hundred files are parsed, on a machine that may be busy.
}, 60_000)

it("the coverage table has no duplicate rows", () => {
  const rule = rows.map((row) => row.rule)
  expect(rule.filter((text, i) => rule.indexOf(text) !== i)).toEqual([])
  expect(rule.length).toBeGreaterThan(50)
})

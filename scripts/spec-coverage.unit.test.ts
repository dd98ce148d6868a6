import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { findPlugins } from "./run/find-plugins.mjs"
import { ROOT } from "./run/root.mjs"
import { testTitles } from "./run/tests/titles.mjs"

const TEST_REFERENCE = /^`(\S+)`: (.+)$/

const PAGE = "docs/spec-coverage.md"
const OPTIONAL = findPlugins().filter(({ manifest }) => manifest.haat.optional)
/** Pages with rows of the coverage: the shop's, and those of its plugins. */
const PAGES = [PAGE, ...findPlugins().map(({ folder }) => path.relative(ROOT, path.join(folder, "spec-coverage.md")))]

/** Returns whether a line is the one below the heading of a table. */
const isRule = (line?: string) => Boolean(line?.startsWith("| -"))

/** Rows of a page: what the specification says, and the tests that show it. */
const readRows = (page: string) =>
  readFileSync(path.join(ROOT, page), "utf8")
    .split("\n")
    .filter((line, at, lines) => line.startsWith("| ") && !isRule(line) && !isRule(lines[at + 1]))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")))
    .map(([, rule, tests]) => ({ rule, tests: tests.split("<br>") }))
const pages = PAGES.filter((page) => existsSync(path.join(ROOT, page))).map((page) => ({ page, rows: readRows(page) }))

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
  const lost = pages
    .flatMap(({ rows }) => rows)
    .flatMap(({ rule, tests }) => tests.filter((name) => !isExistingTest(name)).map((name) => `${rule}: ${name}`))
  expect(lost).toEqual([])
  // A hundred files are parsed, on a machine that may be busy.
}, 60_000)

it("a page of the coverage has no duplicate rows", () => {
  for (const { page, rows } of pages) {
    const rule = rows.map((row) => row.rule)
    expect(
      rule.filter((text, i) => rule.indexOf(text) !== i),
      page,
    ).toEqual([])
  }
  expect(pages[0].rows.length).toBeGreaterThan(50)
})

it("the tests of an optional plugin are named in its own folder, so that the shop can do without it", () => {
  const named = pages[0].rows.flatMap(({ tests }) => tests)
  const optional = OPTIONAL.map(({ name }) => `\`plugins/${name}/`)
  expect(named.filter((test) => optional.some((start) => test.startsWith(start)))).toEqual([])
})

import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { ROOT } from "../root.mjs"
import { readPassedParts, savePassedPart } from "./full-run.mjs"
import { fullParts } from "./parts.mjs"
import { testFiles } from "./select.mjs"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "haat-full-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it("remembers which parts passed, until the sources change", () => {
  const file = path.join(folder, "state.json")
  expect(readPassedParts(file, "one")).toEqual({})
  savePassedPart("money", 12, file, "one")
  savePassedPart("kills", 20, file, "one")
  expect(readPassedParts(file, "one")).toEqual({ money: 12, kills: 20 })
  expect(readPassedParts(file, "two")).toEqual({})
})

it("the README names every part of the full run", () => {
  const readme = readFileSync(path.join(ROOT, "README.md"), "utf8")
  const [, list = ""] = /in `npm run test:full`, part by part .*?: (.*?)\. /.exec(readme) ?? []
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(Object.keys(fullParts()))
})

it("every test of two sizes belongs to a part of the full run", () => {
  const parts = Object.keys(fullParts())
  const lost = testFiles().filter((file) => {
    const text = readFileSync(path.join(ROOT, file), "utf8")
    if (!/\b(smallOrFull|IS_FULL_RUN)\b/.test(text) || file.endsWith("full-run.unit.test.ts")) return false
    const tags = [...text.matchAll(/@module-tag ([\w-]+)/g)].map(([, tag]) => tag)
    return !tags.some((tag) => parts.includes(tag))
  })
  expect(lost).toEqual([])
})

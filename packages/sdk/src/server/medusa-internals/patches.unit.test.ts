import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import medusa from "@medusajs/medusa/package.json" with { type: "json" }
import { describe, expect, it } from "vitest"

const ROOT = path.join(__dirname, "../../../../..")
const README = readFileSync(path.join(__dirname, "README.md"), "utf8")
const patches = readdirSync(__dirname).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))

/** The cells of the table in README.md, by the patch that each row is about. */
const rows = new Map(
  README.split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.replaceAll("`", "").trim()))
    .map(([, patch, ...cells]) => [patch, cells]),
)

describe("patches of Medusa", () => {
  it("are all in the table, each once", () => {
    expect([...rows.keys()].sort()).toEqual(patches.sort())
  })

  it.each(patches)("%s says for which version it is, why, and where it is reported", (file) => {
    const text = readFileSync(path.join(__dirname, file), "utf8")
    const [, version, reason, upstream] =
      /^\/\*\*\n \* Written for Medusa ([\d.]+)\.\n \* Reason: (.+)\n \* Upstream: (.+)\n \*\/\n/.exec(text) ?? []
    expect(version).toBe(medusa.version)
    expect(reason).toMatch(/\w.*\.$/)
    expect(upstream).toMatch(/^(none reported|https:\/\/github\.com\/medusajs\/medusa\/(issues|pull)\/\d+)/)
  })

  it("name tests that are there", () => {
    const missing = [...rows.values()]
      .map(([, , test]) => test)
      .filter((test) => test && ![__dirname, ROOT].some((folder) => existsSync(path.join(folder, test))))
    expect(missing).toEqual([])
  })
})

/** Marks of code that reaches past what Medusa exports. */
const REACHES_IN = new RegExp(
  [
    "@medusajs/[\\w-]+/dist",
    "baseRepository_|loggerInstance_|\\b_router\\b",
    "traceMiddleware|services\\[0\\]|MemoryStore",
    "(Service|Loader|Finder)\\.prototype",
  ].join("|"),
)

describe("code outside this folder", () => {
  it.each(["packages", "plugins", "backend"])("reaches into no internals of Medusa: %s", (folder) => {
    const inside = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)src\/.*\.ts$/.test(file) && !/node_modules|\.medusa\/|\.test\.ts$/.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => !path.join(ROOT, file).startsWith(__dirname))
    expect(inside.length).toBeGreaterThan(50)
    expect(inside.filter((file) => REACHES_IN.test(readFileSync(path.join(ROOT, file), "utf8")))).toEqual([])
  })
})

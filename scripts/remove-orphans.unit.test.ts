import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { removeOrphans } from "./run/remove-orphans.mjs"
import { ROOT } from "./run/root.mjs"

let project: string
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "haat-orphans-"))
})
afterAll(() => rmSync(project, { recursive: true }))

const write = (...files: string[]) => {
  for (const file of files.map((name) => path.join(project, name))) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, "")
  }
}

it("removes build output whose source is gone, and nothing else", () => {
  const server = ".medusa/server/src"
  write("src/here.ts", `${server}/here.js`, `${server}/here.d.ts`, `${server}/words.json`)
  write(
    `${server}/jobs/gone.js`,
    `${server}/jobs/gone.d.ts`,
    "src/modules/here/index.ts",
    `${server}/modules/here/index.js`,
  )
  write(`${server}/modules/gone/models/row.js`)
  removeOrphans(path.relative(ROOT, project))
  const left = (file: string) => existsSync(path.join(project, server, file))
  expect(["here.js", "words.json"].filter(left)).toHaveLength(2)
  expect(left("modules/here/index.js")).toBe(true)
  expect(["here.d.ts", "jobs/gone.js", "jobs/gone.d.ts", "modules/gone"].filter(left)).toEqual([])
})

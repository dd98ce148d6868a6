import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { serverProjects } from "./run/build.mjs"
import { ROOT } from "./run/root.mjs"

/** Files with a workflow of Medusa's engine, with the reason: its steps leave the database. */
const WORKFLOWS: Record<string, string> = {
  "plugins/catalog/src/workflows/upload-pictures.ts": "stores files, and deletes them when the rest fails",
}

const files = serverProjects()
  .map((project) => path.join(project, "src"))
  .filter((folder) => existsSync(path.join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .sort()

const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), "utf8")))

describe("one way to act", () => {
  it("changes rows by functions: a workflow is for calls that leave the database", () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(filesWith(/\bcreateWorkflow\b/).filter((file) => !(file in WORKFLOWS))).toEqual([])
  })

  it("runs no workflow by its name: a higher plugin imports what a lower one does", () => {
    expect(filesWith(/\bWORKFLOW_ENGINE\b/)).toEqual([])
  })
})

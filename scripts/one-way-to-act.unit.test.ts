import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { serverProjects } from "./run/build.mjs"
import { ROOT } from "./run/root.mjs"

/** Files with a workflow of Medusa's engine, with the reason; by rule because its steps leave the database. */
const WORKFLOWS: Record<string, string> = {
  "plugins/catalog/src/workflows/upload-pictures.ts": "stores files, and deletes them when the rest fails",
}

/** Products and categories are still saved by workflows; each that becomes a function goes from here. */
const OF_THE_CATALOG = [
  ...["add-products", "change-products", "check-product-import", "delete-category", "delete-shop-product"],
  ...["move-to-warehouse", "release-picture", "save-category", "save-shop-product", "save-variants"],
  "undo-product-change",
]
for (const name of OF_THE_CATALOG) WORKFLOWS[`plugins/catalog/src/workflows/${name}.ts`] = "not yet"
WORKFLOWS["packages/sdk/src/server/workflow-of.ts"] = "not yet"

/** Files that run a workflow by its name. */
const RUN_BY_NAME: string[] = []

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
    expect(filesWith(/\b(createWorkflow|workflowOf)\b/).filter((file) => !(file in WORKFLOWS))).toEqual([])
  })

  it("runs no workflow by its name: a higher plugin imports what a lower one does", () => {
    expect(filesWith(/\bWORKFLOW_ENGINE\b/).filter((file) => !RUN_BY_NAME.includes(file))).toEqual([])
  })
})

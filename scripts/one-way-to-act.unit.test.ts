import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { serverProjects } from "./run/build.mjs"
import { ROOT } from "./run/root.mjs"

/** Files with a workflow of Medusa's engine: those of its steps, and the reason. Its steps leave the database. */
const WORKFLOWS: Record<string, { steps: string[]; reason: string }> = {
  "plugins/catalog/src/workflows/upload-pictures.ts": {
    steps: [
      "plugins/catalog/src/workflows/steps/create-pictures.ts",
      "plugins/catalog/src/workflows/steps/store-renditions.ts",
    ],
    reason: "stores files, and deletes them when the rest fails",
  },
}

/** Files that import Medusa's own workflows, with the reason. */
const CORE_FLOWS: Record<string, string> = {
  "backend/src/seed/engine.ts": "sets up region, taxes, warehouse and delivery once, in an empty shop",
}

const files = serverProjects()
  .map((project) => path.join(project, "src"))
  .filter((folder) => existsSync(path.join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .sort()

const readSource = (file: string) => readFileSync(path.join(ROOT, file), "utf8")

const findFiles = (pattern: RegExp) => files.filter((file) => pattern.test(readSource(file)))

/** Number of arguments of each `createStep` in a file: name, function and, where there is one, compensation. */
const countStepArguments = (file: string): number[] => {
  const counts: number[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === "createStep") counts.push(node.arguments.length)
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true))
  return counts
}

describe("one way to act", () => {
  it("changes rows by functions: a workflow is for calls that leave the database", () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(findFiles(/\bcreateWorkflow\b/)).toEqual(Object.keys(WORKFLOWS))
  })

  it("has workflows of at least two steps, with a compensation", () => {
    expect(findFiles(/\bcreateStep\b/)).toEqual(Object.values(WORKFLOWS).flatMap(({ steps }) => steps))
    for (const { steps } of Object.values(WORKFLOWS)) {
      const counts = steps.flatMap(countStepArguments)
      expect(counts.length).toBeGreaterThan(1)
      expect(counts).toContain(3)
    }
  })

  it("calls workflows of Medusa in a seed alone", () => {
    expect(findFiles(/\bcore-flows\b/)).toEqual(Object.keys(CORE_FLOWS))
  })

  it("runs no workflow by its name: a higher plugin imports what a lower one does", () => {
    expect(findFiles(/\bWORKFLOW_ENGINE\b/)).toEqual([])
  })
})

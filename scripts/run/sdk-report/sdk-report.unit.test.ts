import ts from "typescript"
import { describe, expect, it } from "vitest"
import { compareReports, judgeChange } from "./compare-reports.mjs"
import { findFrozenChanges } from "./frozen-plugins.mjs"
import { findInternalImports } from "./internal-imports.mjs"
import { printDeclaration } from "./print-declaration.mjs"
import { readExports } from "./read-api.mjs"
import { openDeclarations } from "./read-declarations.mjs"
import { renderReport } from "./render-report.mjs"
import { raiseMinor } from "./sdk-report.mjs"

type Blocks = Record<string, string>
type ReadBlock = { name: string; declarations: Parameters<typeof printDeclaration>[0][] }
const NOTE = "type Note = {\n  id: string;\n};"

/** Renders a report of one entry point. */
const report = (
  texts: Blocks,
  { contract = 1, version = `${contract}.0.0` }: { contract?: number; version?: string } = {},
) =>
  renderReport({
    contract,
    version,
    sections: [
      {
        name: "@haat/sdk/notes",
        report: "common",
        blocks: Object.entries(texts).map(([name, text]) => ({ name, text })),
      },
    ],
  })

describe("a change of the contract", () => {
  it("is none when code and report agree", () => {
    expect(judgeChange(report({ Note: NOTE }), report({ Note: NOTE }))).toEqual({ kind: "none", sentence: "" })
  })

  it("raises the minor version when something is added, also a property of a type", () => {
    const wider = "type Note = {\n  id: string;\n  text?: string;\n};"
    const current = report({ Note: wider, readNote: "function readNote(id: string): Note;" })
    expect(judgeChange(report({ Note: NOTE }), current)).toEqual({
      kind: "minor",
      sentence:
        "The contract has new parts (readNote of @haat/sdk/notes, Note of @haat/sdk/notes): run npm run sdk-report, " +
        "which rewrites packages/sdk/api and raises the minor version of the SDK.",
    })
    expect(raiseMinor("1.4.2")).toBe("1.5.0")
  })

  it("needs another contract when a signature is changed or something is removed", () => {
    const old = report({ Note: NOTE, readNote: "function readNote(id: string): Note;" })
    const current = report({ readNote: "function readNote(id: number): Note;" })
    expect(judgeChange(old, current)).toEqual({
      kind: "refused",
      sentence:
        "Plugins of contract 1 may break: changed is readNote of @haat/sdk/notes; missing is Note of " +
        "@haat/sdk/notes. Put it back, or raise CONTRACT in scripts/run/find-plugins.mjs and the major version of " +
        "the SDK.",
    })
    const raised = report({ readNote: "function readNote(id: number): Note;" }, { contract: 2 })
    expect(judgeChange(old, raised).kind).toBe("rewrite")
  })

  it("is a removal when a property leaves a type, and none when a parameter has another name", () => {
    const two = "type Note = {\n  id: string;\n  text: string;\n};"
    expect(compareReports(report({ Note: two }), report({ Note: NOTE })).changed).toEqual(["Note of @haat/sdk/notes"])
    const [old, current] = ["id", "note_id"].map((name) =>
      report({ f: `const f: (${name}: string, at?: Date) => void;` }),
    )
    expect(compareReports(old, current)).toEqual({ added: [], removed: [], changed: [] })
    expect(judgeChange(old, current).kind).toBe("rewrite")
  })

  it("needs a version whose first number is the contract's", () => {
    const current = report({ Note: NOTE }, { contract: 1, version: "2.0.0" })
    expect(judgeChange(report({ Note: NOTE }), current).sentence).toContain('the first number of "version"')
  })
})

describe("the report of the contract", () => {
  const FILES: Record<string, string> = {
    "sdk.d.ts": `export { hidden as shown } from "./below";
      export type Own = { below: Below; size: import("./below").Size };
      import type { Below } from "./below";
      export declare const TEXTS: { readonly open: "Open it"; };`,
    "below.d.ts": `import type { Foreign } from "elsewhere";
      type Size = number;
      type Below = { /** a comment */ foreign: Foreign };
      export declare function hidden({ size, ...more }: { size: Size }): Below;
      export { Below, Size };`,
  }
  const resolve = (specifier: string) => (specifier.startsWith("./") ? `${specifier.slice(2)}.d.ts` : undefined)
  const api = openDeclarations((file) => FILES[file], resolve)

  it("has what an entry point exports, and the types of other files that it names", () => {
    const { sections, used } = readExports([{ name: "sdk", file: "sdk.ts", report: "common", project: "." }], api)
    const text = sections[0].blocks.map((block: ReadBlock) => printDeclaration(block.declarations[0], block.name))
    expect(text).toEqual([
      "type Own = {\n  below: Below;\n  size: Size;\n};",
      "const TEXTS: {\n  readonly open: string;\n};",
      "function shown(options: {\n  size: Size;\n}): Below;",
    ])
    expect(used.map(({ name }) => name).sort()).toEqual(["Below", "Size"])
    expect(ts.isTypeAliasDeclaration(used[0].node)).toBe(true)
  })
})

describe("a plugin that stands for others", () => {
  it("imports only what the contract covers", () => {
    const sources = { "a.ts": 'import { view } from "@haat/sdk/server/schema/declare"' }
    expect(findInternalImports(sources)).toEqual([])
    expect(findInternalImports({ "a.ts": 'import x from "@haat/sdk/server/openapi/document"' })).toEqual([
      "a.ts imports @haat/sdk/server/openapi/document, which may change without notice: use what packages/sdk/api " +
        "lists.",
    ])
  })

  it("is never edited once its contract is released", () => {
    const frozen = { "a.ts": "1", "b.ts": "2" }
    expect(findFrozenChanges("testing/contract/v1", frozen, frozen)).toEqual([])
    const changes = findFrozenChanges("testing/contract/v1", frozen, { "a.ts": "3", "c.ts": "4" })
    expect(changes.map((sentence) => sentence.split(":")[0])).toEqual([
      "testing/contract/v1/a.ts is frozen and was changed",
      "testing/contract/v1/b.ts is frozen and was removed",
      "testing/contract/v1/c.ts is frozen and was added",
    ])
  })
})

import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"
import { testFiles } from "./run/tests/select.mjs"

/** Tags of tests that are never repeated after a failure; the other tag names the width. */
const TAGS = ["@desktop", "@money", "@stock", "@numbering"]

const specs = testFiles()
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), "utf8") }))

/** Every `test(title, …)` of the browser tests, with its tags. */
const tests = specs.flatMap(({ file, code }) => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const found: { title: string; tags: string[] }[] = []
  const look = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === "test") {
      const [title, options] = node.arguments.map((argument) => argument.getText(source))
      const tags = options.startsWith("{") ? [...options.matchAll(/"(@[^"]*)"/g)].map(([, tag]) => tag) : []
      found.push({ title: `${file}: ${title}`, tags })
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found
})

it("a browser test carries no other tags than those of its width and of what is never repeated", () => {
  expect(tests.length).toBeGreaterThan(120)
  expect(tests.filter(({ tags }) => tags.some((tag) => !TAGS.includes(tag)))).toEqual([])
})

it("what axe looks at and what must not overflow is looked at by helpers that visit both widths", () => {
  const own = specs.filter(({ code }) => /axe-core|documentElement\.scrollWidth/.test(code))
  expect(own.map(({ file }) => file)).toEqual([])
})

/** True for a journey that imports more than the SDK, which is no module. */
const importsHelpers = ({ code }: { code: string }) => /from "(@haat\/testing|[./]+\/e2e\/)/.test(code)

// Playwright gives a worker what it made of a file for another journey, as a module or not.
it("a journey is a module, as the helpers are that it imports", () => {
  const nearest = (folder: string): { type?: string } => {
    const file = path.join(folder, "package.json")
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : nearest(path.dirname(folder))
  }
  const importing = specs.filter(importsHelpers)
  expect(importing.length).toBeGreaterThan(50)
  const others = importing.filter(({ file }) => nearest(path.join(ROOT, path.dirname(file))).type !== "module")
  expect(others.map(({ file }) => file)).toEqual([])
})

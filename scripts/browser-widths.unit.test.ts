import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"

const FOLDER = path.join(ROOT, "e2e")
const DEPENDS_ON_WIDTH = /\b(seriousIn|seriousInBothSchemes|axeOn|expectAccessible|scrollWidth)\(/

/** Every `test(title, …)` of the browser tests: its title, its tag and its code. */
const tests = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".spec.ts"))
  .flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(path.join(FOLDER, file), "utf8"), ts.ScriptTarget.Latest)
    const found: { title: string; tag?: string; code: string }[] = []
    const look = (node: ts.Node) => {
      if (ts.isCallExpression(node) && node.expression.getText(source) === "test") {
        const [title, options, code = options] = node.arguments.map((argument) => argument.getText(source))
        found.push({ title: `${file}: ${title}`, tag: /tag: "(.+?)"/.exec(code === options ? "" : options)?.[1], code })
      }
      ts.forEachChild(node, look)
    }
    look(source)
    return found
  })

it("a browser test carries no other tag than those that say at which width it runs", () => {
  expect(tests.length).toBeGreaterThan(250)
  expect(new Set(tests.map(({ tag }) => tag))).toEqual(new Set([undefined, "@both", "@desktop"]))
})

it("what axe looks at and what must not overflow is tested at both widths", () => {
  const once = tests.filter(({ tag, code }) => tag !== "@both" && DEPENDS_ON_WIDTH.test(code))
  expect(once.map(({ title }) => title)).toEqual([])
})

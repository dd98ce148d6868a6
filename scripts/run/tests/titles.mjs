import { readFileSync } from "node:fs"
import ts from "typescript"

const BLOCKS = new Set(["describe"])
const TESTS = new Set(["it", "test"])

/** Returns the function that a call is of, such as `test` for `test.each(…)`, and `describe` for `test.describe`. */
function callKind(expression) {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression)) {
    return BLOCKS.has(expression.name.text) ? expression.name.text : callKind(expression.expression)
  }
  if (ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression)) {
    return callKind(expression.expression ?? expression.tag)
  }
}

const literalTitle = (node) => {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/**
 * The titles of the tests in a file, each with the titles of the blocks around it before it: "an order › can be
 * cancelled". Of a title made of parts, the parts stand as they are written: "axe finds nothing, ${colorScheme}".
 */
export function testTitles(file) {
  const titles = []
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  const read = (node, around) => {
    if (!ts.isCallExpression(node)) return void ts.forEachChild(node, (child) => read(child, around))
    const kind = callKind(node.expression)
    const title = literalTitle(node.arguments[0])
    if (title !== undefined && TESTS.has(kind)) titles.push([...around, title].join(" › "))
    const inside = title !== undefined && BLOCKS.has(kind) ? [...around, title] : around
    ts.forEachChild(node, (child) => read(child, inside))
  }
  read(source, [])
  return titles
}

/**
 * The tests in a file of tests, by where each call stands.
 * @returns {{ start: number, end: number, line: number }[]} offsets, and the line on which Playwright finds the test
 */
export function testRanges(file, text) {
  const ranges = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const read = (node) => {
    const isTest = ts.isCallExpression(node) && TESTS.has(callKind(node.expression))
    if (!isTest || literalTitle(node.arguments[0]) === undefined) return void ts.forEachChild(node, read)
    const start = node.getStart(source)
    ranges.push({ start, end: node.end, line: source.getLineAndCharacterOfPosition(start).line + 1 })
  }
  read(source)
  return ranges
}

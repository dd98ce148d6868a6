import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { storefrontFolders } from "./testing/storefront-folders.ts"

const APP = import.meta.dirname
const SOURCES = /(?<!\.test|\.d|\.hi|messages|-text|-samples)\.tsx?$/
const WORDS = /\p{L}{2,}/u
/** The shop's name is the same in every language. */
const NAMES = /\bHaat\b/g

/** Attributes and properties that people read or hear. */
const READ_BY_PEOPLE =
  /^(title|label|placeholder|alt|hint|empty|description|text|message|caption|heading|aria-(label|description|roledescription|valuetext))$/

const isPlain = (text: string) => WORDS.test(text.replace(NAMES, ""))

/** The pieces of plain text in what will be drawn: literals, templates, and both sides of a choice. */
function literals(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node) || ts.isAsExpression(node))
    return literals(node.expression)
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)]
  if (ts.isBinaryExpression(node))
    return /^(\?\?|\|\||&&|\+)$/.test(node.operatorToken.getText())
      ? [...literals(node.left), ...literals(node.right)]
      : []
  return []
}

function plainTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const take = (node: ts.Node, texts: string[]) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    for (const text of texts) if (isPlain(text)) found.push(`${path.relative(APP, file)}:${line + 1}: ${text.trim()}`)
  }
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) take(node, [node.text])
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      take(node, literals(node))
    if (ts.isJsxAttribute(node) && READ_BY_PEOPLE.test(node.name.getText())) take(node, literals(node.initializer))
    if (ts.isPropertyAssignment(node) && READ_BY_PEOPLE.test(node.name.getText()))
      take(node, literals(node.initializer))
    if (ts.isCallExpression(node) && /^(notify\.|set(Problem|Announcement|Note))/.test(node.expression.getText()))
      take(node, node.arguments.flatMap(literals))
    // React Hook Form's has the name of a field before the sentence
    if (ts.isCallExpression(node) && /^setError/.test(node.expression.getText()))
      take(node, literals(node.arguments.at(-1)))
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

it("components contain no plain text: all texts are in message modules", () => {
  const files = [APP, ...storefrontFolders()].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => SOURCES.test(file))
      .map((file) => path.join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(plainTexts)).toEqual([])
  // the compiler reads every file, which is slow on a busy machine
}, 60_000)

import { createRequire } from "node:module"
import ts from "typescript"

const medusa = createRequire(import.meta.url)("@medusajs/framework/utils")

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/**
 * Evaluates an expression of names and texts as far as it has no code: literals, lists, constants of the sources, and
 * Medusa's names of events.
 * @param findConstant returns the expression of a constant by its name @returns undefined for anything else
 */
function evaluate(node, findConstant) {
  const value = (part) => evaluate(part, findConstant)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isAsExpression(node)) return value(node.expression)
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((part) => value(ts.isSpreadElement(part) ? part.expression : part))
  if (ts.isIdentifier(node)) {
    const constant = findConstant(node.text)
    return constant ? value(constant) : medusa[node.text]
  }
  if (ts.isPropertyAccessExpression(node)) return value(node.expression)?.[node.name.text]
  if (ts.isComputedPropertyName(node)) return value(node.expression)
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties
        .filter(ts.isPropertyAssignment)
        .map(({ name, initializer }) => [value(name) ?? name.text, value(initializer)]),
    )
  if (ts.isCallExpression(node)) {
    const list = { "Object.keys": Object.keys, "Object.values": Object.values }[node.expression.getText()]
    return list?.(value(node.arguments[0]) ?? {})
  }
  return undefined
}

/** Finds the constants of this name in a source. */
function* constantsIn(source, name) {
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (declared.getText() === name && initializer) yield initializer
}

/**
 * Makes a reader of the properties of object literals.
 * @param {Record<string, string>} files source by path from the root
 * @returns `(file, isWanted) => values`: the texts that properties of a file evaluate to, where `isWanted` takes one
 * with its object
 */
export function readProperties(files) {
  /** A name means the constant of the same file, else of the same plugin, else of any. */
  const constantFinder = (file) => (name) => {
    const pattern = new RegExp(`\\bconst ${name}\\b[^=]*=`)
    const folder = file.split("/").slice(0, 2).join("/")
    const distance = (other) => (other === file ? 0 : other.startsWith(`${folder}/`) ? 1 : 2)
    const places = Object.keys(files)
      .filter((other) => files[other].includes(name) && pattern.test(files[other]))
      .sort((one, other) => distance(one) - distance(other))
    for (const place of places) for (const constant of constantsIn(parse(place, files[place]), name)) return constant
    return undefined
  }
  return (file, isWanted) => {
    const found = []
    const visit = (node) => {
      if (ts.isPropertyAssignment(node) && isWanted(node.name.getText(), node.parent))
        found.push(evaluate(node.initializer, constantFinder(file)))
      ts.forEachChild(node, visit)
    }
    visit(parse(file, files[file]))
    return found.flat().filter((value) => typeof value === "string")
  }
}

/** Returns whether an object literal has a property of this name. */
export const hasProperty = (object, name) => object.properties.some((property) => property.name?.getText() === name)

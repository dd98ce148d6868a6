import ts from "typescript"

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: false })

const LEFT_OUT = new Set([ts.SyntaxKind.ExportKeyword, ts.SyntaxKind.DeclareKeyword, ts.SyntaxKind.DefaultKeyword])

const isPrivate = (node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)

/** Returns true for a text in a constant, such as a message: its words may change. */
const isText = (node) =>
  ts.isPropertySignature(node) &&
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) &&
  node.type &&
  ts.isLiteralTypeNode(node.type) &&
  ts.isStringLiteral(node.type.literal)

/**
 * Prints a declaration under a name: one line for each member of a type, without comments, without private members,
 * with `string` for texts of constants, and without the places of types and the names of destructured parameters,
 * which plugins do not see.
 * @param {import("./read-declarations.mjs").Declaration} declaration
 * @param {string} name
 */
export function printDeclaration({ node }, name) {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (one) => {
        if (isPrivate(one)) return undefined
        if (isText(one))
          return ts.factory.updatePropertySignature(
            one,
            one.modifiers,
            one.name,
            one.questionToken,
            ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
          )
        if (LEFT_OUT.has(one.kind)) return undefined
        if (ts.isImportTypeNode(one) && one.qualifier)
          return ts.visitEachChild(ts.factory.createTypeReferenceNode(one.qualifier, one.typeArguments), visit, context)
        if (ts.isParameter(one) && !ts.isIdentifier(one.name))
          return ts.visitEachChild(
            ts.factory.updateParameterDeclaration(
              one,
              one.modifiers,
              one.dotDotDotToken,
              ts.isArrayBindingPattern(one.name) ? "list" : "options",
              one.questionToken,
              one.type,
              undefined,
            ),
            visit,
            context,
          )
        if (one === node.name) return ts.factory.createIdentifier(name)
        return ts.visitEachChild(one, visit, context)
      }
      return visit
    },
  ])
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0], node.getSourceFile())
  return (ts.isVariableDeclaration(node) ? `const ${text};` : text).replace(/^( {4})+/gm, (indent) =>
    indent.slice(indent.length / 2),
  )
}

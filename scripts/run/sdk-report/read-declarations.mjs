import ts from "typescript"

/**
 * @typedef {{ name: string, node: ts.Node, file: string }} Declaration
 * `name` is the one it has in its file
 * @typedef {(specifier: string, from: string) => string | undefined} Resolve
 * Returns the path of a declaration file; undefined for packages from a registry.
 */

/**
 * Reads declaration files on demand.
 * @param {(file: string) => string} read
 * @param {Resolve} resolve
 */
export function openDeclarations(read, resolve) {
  const files = new Map()

  /** Reads what a file declares, imports and exports. */
  function load(file) {
    const known = files.get(file)
    if (known) return known
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
    const found = { source, declared: new Map(), imported: new Map(), exported: new Map(), stars: [] }
    files.set(file, found)
    for (const statement of source.statements) {
      readDeclared(statement, found)
      readImported(statement, found)
      readExported(statement, found)
    }
    return found
  }

  /** Finds what a name of a file stands for. @returns {Declaration[]} none for what a package brings */
  function findLocal(file, name) {
    const { declared, imported } = load(file)
    if (declared.has(name)) return declared.get(name).map((node) => ({ name, node, file }))
    const from = imported.get(name)
    const target = from && resolve(from.specifier, file)
    return target && from.name !== "*" ? findExport(target, from.name) : []
  }

  /** Finds what a file exports under a name. @returns {Declaration[]} */
  function findExport(file, name) {
    const { exported, stars } = load(file)
    const entry = exported.get(name)
    if (entry?.specifier) {
      const target = resolve(entry.specifier, file)
      return target ? findExport(target, entry.name) : []
    }
    if (entry) return findLocal(file, entry.name)
    for (const specifier of stars) {
      const target = resolve(specifier, file)
      const found = target ? findExport(target, name) : []
      if (found.length) return found
    }
    return []
  }

  /** Lists the names that a file exports. @returns {string[]} */
  function listExports(file) {
    const { exported, stars } = load(file)
    const targets = stars.map((specifier) => resolve(specifier, file)).filter(Boolean)
    return [...new Set([...exported.keys(), ...targets.flatMap(listExports)])]
  }

  /** Finds the declarations of this repository that another one names. @returns {Declaration[]} */
  const findUsed = ({ node, file }) => {
    const own = new Set(typeParameters(node))
    return listReferences(node).flatMap(({ specifier, name }) => {
      if (!specifier) return own.has(name) ? [] : findLocal(file, name)
      const target = resolve(specifier, file)
      return target ? findExport(target, name) : []
    })
  }

  return { listExports, findExport, findUsed }
}

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const isDefault = (statement) =>
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)

function readDeclared(statement, { declared, exported }) {
  const nodes = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((node) => [node.name.text, node])
    : statement.name && ts.isIdentifier(statement.name)
      ? [[statement.name.text, statement]]
      : []
  for (const [name, node] of nodes) {
    declared.set(name, [...(declared.get(name) ?? []), node])
    if (isExported(statement)) exported.set(isDefault(statement) ? "default" : name, { name })
  }
}

function readImported(statement, { imported }) {
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return
  const specifier = statement.moduleSpecifier.text
  const { name, namedBindings } = statement.importClause
  if (name) imported.set(name.text, { specifier, name: "default" })
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    imported.set(namedBindings.name.text, { specifier, name: "*" })
  if (namedBindings && ts.isNamedImports(namedBindings))
    for (const one of namedBindings.elements)
      imported.set(one.name.text, { specifier, name: (one.propertyName ?? one.name).text })
}

function readExported(statement, { exported, stars }) {
  if (!ts.isExportDeclaration(statement)) return
  const specifier = statement.moduleSpecifier?.text
  if (!statement.exportClause) return void stars.push(specifier)
  if (ts.isNamedExports(statement.exportClause))
    for (const one of statement.exportClause.elements)
      exported.set(one.name.text, { specifier, name: (one.propertyName ?? one.name).text })
}

/** Lists type parameters that are declared anywhere in a node. */
function typeParameters(node) {
  const names = []
  const visit = (one) => {
    if (ts.isTypeParameterDeclaration(one)) names.push(one.name.text)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return names
}

const firstName = (name) =>
  ts.isQualifiedName(name) || ts.isPropertyAccessExpression(name) ? firstName(name.left ?? name.expression) : name

/** Lists names that a declaration uses as types, and `typeof` of values. */
function listReferences(node) {
  const found = []
  const visit = (one) => {
    if (ts.isTypeReferenceNode(one)) found.push({ name: firstName(one.typeName).text })
    if (ts.isExpressionWithTypeArguments(one)) found.push({ name: firstName(one.expression).text })
    if (ts.isTypeQueryNode(one) && !ts.isImportTypeNode(one.exprName))
      found.push({ name: firstName(one.exprName).text })
    if (ts.isImportTypeNode(one) && one.qualifier)
      found.push({ specifier: one.argument.literal.text, name: firstName(one.qualifier).text })
    if (ts.isComputedPropertyName(one) && ts.isIdentifier(one.expression)) found.push({ name: one.expression.text })
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

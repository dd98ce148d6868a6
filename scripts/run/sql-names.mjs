import ts from "typescript"

const LOOKS_LIKE_SQL =
  /\bselect\b|\binsert into\b|\bdelete from\b|\bupdate\b[^;]*\bset\b|\bjoin\b[^;]*\bon\b|\bfrom\s+\S+[^;]*\bwhere\b/
/** Matches the definition of a name by `with`, whose query may be in another literal. */
const MAY_DEFINE = /\bas (materialized )?\(/
/** Matches comments and bound values, which are no words of the statement, but not `::` casts. */
const BINDING = /--.*|(?<!:):[a-z_]\w*/gi
const TOKEN = /'(?:[^']|'')*'|"[^"]+"|[a-z_$][a-z_0-9$]*|[^\s]/gi
const WORD = /^[a-z_][a-z_0-9]*$/i
/** Keywords that may follow a table in place of an alias. */
const KEYWORDS = new Set(
  [
    "as on set where join left right inner cross full natural lateral using group order limit offset for returning",
    "union values select with having fetch default",
  ].flatMap((words) => words.split(" ")),
)
/**
 * Words before `update` and `from` that change their meaning: `for update`, `on conflict do update`, `is distinct
 * from`.
 */
const NOT_A_TABLE_AFTER = new Set(["for", "do", "key", "on", "after", "before", "or", "distinct"])
/** Functions whose arguments are separated by `from`. */
const WITH_FROM = new Set(["extract", "substring", "trim", "overlay", "position"])

/** Files without any of these do not query the database and are not parsed. */
const RELEVANT =
  /select|insert|delete|update|join|where|\braw\b|\b(db|trx|database|transaction|knex|pg)\b|\b(from|into|table)\s*[(:<]/

/**
 * Finds the tables and views that a text of SQL, or a part of one, names after `from`, `join`, `into`, `update` and
 * `using`, without functions and without names that the text itself defines by `with`. Placeholders of a template are
 * written as `$`.
 */
export function findTableNames(sql) {
  const { names, defined } = findNames(sql)
  return [...names].filter((name) => !defined.has(name))
}

/** Finds the tables that a text of SQL names, and the names that it defines by `with`. */
function findNames(sql) {
  const names = new Set()
  const defined = new Set()
  const isQuery = LOOKS_LIKE_SQL.test(sql)
  if (!isQuery && !MAY_DEFINE.test(sql)) return { names, defined }
  const tokens = sql.replace(BINDING, "$").match(TOKEN) ?? []
  const open = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at].toLowerCase()
    if (token === "(") open.push(tokens[at - 1]?.toLowerCase())
    if (token === ")") open.pop()
    if (WORD.test(token) && definesQuery(tokens, at)) defined.add(token)
    if (!isQuery || !["from", "join", "into", "update", "using"].includes(token)) continue
    if (NOT_A_TABLE_AFTER.has(tokens[at - 1]?.toLowerCase())) continue
    if (token === "from" && WITH_FROM.has(open.at(-1))) continue
    for (const name of sourcesAt(tokens, at + 1, token)) names.add(name)
  }
  return { names, defined }
}

/**
 * Returns whether the word at `at` is the name of a CTE: followed by `as (`, possibly with its columns between them.
 */
function definesQuery(tokens, at) {
  let next = at + 1
  if (tokens[next] === "(") next = tokens.indexOf(")", next) + 1
  if (tokens[next]?.toLowerCase() !== "as") return false
  next++
  while (["not", "materialized"].includes(tokens[next]?.toLowerCase())) next++
  return tokens[next] === "("
}

function* sourcesAt(tokens, at, keyword) {
  for (let next = at; ; next++) {
    while (["lateral", "only"].includes(tokens[next]?.toLowerCase())) next++
    const quoted = tokens[next]?.startsWith('"')
    const name = quoted ? tokens[next].slice(1, -1) : tokens[next]?.toLowerCase()
    if (!name || !WORD.test(name) || (!quoted && KEYWORDS.has(name))) return
    const isFunction = tokens[next + 1] === "(" && keyword !== "into"
    if (isFunction || tokens[next + 1] === ".") return
    yield name
    next++
    if (tokens[next]?.toLowerCase() === "as") next++
    if (WORD.test(tokens[next] ?? "") && !KEYWORDS.has(tokens[next].toLowerCase())) next++
    if (keyword !== "from" || tokens[next] !== ",") return
  }
}

const DATABASES = /(^|[.#])(db|trx|database|transaction|knex|pg)$/
const BUILDERS = /(^|[.#])(from|into|table|innerJoin|leftJoin)$/
const NAME = /^([a-z_][a-z_0-9]*)( as \w+)?$/

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)

/** The text of a string or a template; undefined for other nodes. */
function literalText(node) {
  if (isText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => `$${span.literal.text}`).join("")
}

/**
 * The table that a call of the query builder names: `db("table")`, `query.from("table")`; or `from: "table"` in an
 * object.
 */
function builderTable(node, isQueries) {
  if (
    isQueries &&
    ts.isPropertyAssignment(node) &&
    ["from", "table"].includes(node.name.getText()) &&
    isText(node.initializer)
  )
    return NAME.exec(node.initializer.text)?.[1]
  if (!ts.isCallExpression(node) || !node.arguments[0] || !isText(node.arguments[0])) return undefined
  const called = node.expression.getText()
  if (!DATABASES.test(called) && (!BUILDERS.test(called) || /^(Buffer|Array|Readable)\b/.test(called))) return undefined
  return NAME.exec(node.arguments[0].text)?.[1]
}

/** Results by source: several rules read the same files. */
const read = { true: new Map(), false: new Map() }

/**
 * Finds the queries in a file of TypeScript.
 * @param text its source
 * @param isQueries whether it describes queries: `from: "table"` names a table then
 * @returns `tables` and calls of `.raw(`, each with its line
 */
export function readQueries(text, isQueries) {
  const known = read[Boolean(isQueries)]
  if (!known.has(text)) known.set(text, RELEVANT.test(text) ? parseQueries(text, isQueries) : { tables: [], raw: [] })
  return known.get(text)
}

function parseQueries(text, isQueries) {
  const source = ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest, true)
  const found = { tables: [], raw: [] }
  // parts of a statement may name what another part of the file defines
  const definedByFile = new Set()
  const builders = []
  const visit = (node) => {
    const line = () => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const sql = literalText(node)
    const { names, defined } = findNames(sql ?? "")
    for (const name of defined) definedByFile.add(name)
    for (const name of names) found.tables.push({ name, line: line() })
    const table = builderTable(node, isQueries)
    if (table) builders.push({ name: table, line: line() })
    // a call without an argument returns the pixels of a picture
    if (ts.isCallExpression(node) && node.arguments.length && /\.raw$/.test(node.expression.getText()))
      found.raw.push({ line: line() })
    ts.forEachChild(node, visit)
  }
  visit(source)
  found.tables = [...found.tables.filter(({ name }) => !definedByFile.has(name)), ...builders]
  return found
}

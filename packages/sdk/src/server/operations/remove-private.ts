/**
 * Patterns of personal data and secrets, which may occur in error texts and in the output of packages and must not be
 * logged.
 */
const PRIVATE: [RegExp, string][] = [
  // user and password of a URL
  [/:\/\/[^\s/"'@]+@/g, "://[removed]@"],
  [/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  // an Indian mobile number, but not a part of an id
  [/(?<![\w-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/g, "[phone]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 [removed]"],
  [/(connect\.sid=)[^\s;"\\]+/g, "$1[removed]"],
  [/(\/reset-password\/)(?!:)[^\s"'\\/?]+/gi, "$1[removed]"],
  [
    /((?:password|token|secret|cookie|authorization|api[_-]?key)[\\"']*\s*[=:]\s*[\\"']*)(?!\[)[^\s"',;&}\\]+/gi,
    "$1[removed]",
  ],
  // PostgreSQL's "Key (email)=(…)"
  [/\)=\([^)]*\)/g, ")=([removed])"],
  // PostgreSQL's text of a statement that failed, to the end of the JSON text that contains it
  [/(Failing row contains |STATEMENT: |parameters: )(?:\\.|[^"\\])*/g, "$1[removed]"],
]

/** Cuts only the longest stacks, and responses that were logged as a whole. */
const MAX_LINE_CHARACTERS = 20_000

/** Removes private data from a line of JSON. Must be fast, as it is called for every line. */
export function redactPrivateData(line: string): string {
  let text = line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)}…` : line
  for (const [pattern, instead] of PRIVATE) text = text.replace(pattern, instead)
  return text
}

/** The statement, with the values in it, that knex and MikroORM put before PostgreSQL's message. */
const STATEMENT = /\b(?:insert into|update|delete from|select|with)\b[^\n]*["(*$][\s\S]* - /i

/** An error's text without the SQL statement that failed, which holds people's names and addresses. */
export const redactStatement = (text: string) => text.replace(STATEMENT, "(statement) - ")

/** What may stand in an error's text or in what a package prints, and must not stand in a log: people's data, and secrets. */
const PRIVATE: [RegExp, string][] = [
  // the user and password of an address
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
  // what PostgreSQL writes of a statement that failed, to the end of the JSON text it stands in
  [/(Failing row contains |STATEMENT: |parameters: )(?:\\.|[^"\\])*/g, "$1[removed]"],
]

/** Nothing but the longest stack: whoever logs a whole response is not helped by more. */
const MAX_LINE_CHARACTERS = 20_000

/** A line of JSON without what is private in it. Quick, for it is called for every line. */
export function removePrivate(line: string): string {
  let text = line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)}…` : line
  for (const [pattern, instead] of PRIVATE) text = text.replace(pattern, instead)
  return text
}

/** The statement, with the values in it, that knex and MikroORM put before PostgreSQL's message. */
const STATEMENT = /\b(?:insert into|update|delete from|select|with)\b[^\n]*["(*$][\s\S]* - /i

/** An error's text without the SQL statement that failed, which holds people's names and addresses. */
export const removeStatement = (text: string) => text.replace(STATEMENT, "(statement) - ")

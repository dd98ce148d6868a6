/** Part of a statement: SQL, a number, or the items of a list, which are written one a line with commas. */
type Part = string | number | string[]

/**
 * Writes a part of a statement. The indentation of the source is removed, a part of several lines is indented like the
 * line it stands in, and empty lines are left out, so that the finished statement can be read.
 */
export const sql = (strings: TemplateStringsArray, ...parts: Part[]): string => {
  const margins = strings.join("$").match(/\n *(?=[^ \n])/g) ?? []
  const margin = margins.reduce((least, one) => (one.length < least.length ? one : least), margins[0] ?? "\n")
  const [first, ...rest] = strings.map((text) => text.replaceAll(margin, "\n"))
  const written = rest.reduce((text, next, at) => text + indent(parts[at], text) + next, first)
  return written.replace(/\n *(?=\n|$)/g, "").trim()
}

const indent = (part: Part, before: string) => {
  const [margin] = /^ */.exec(before.slice(before.lastIndexOf("\n") + 1)) ?? [""]
  return (Array.isArray(part) ? part.join(",\n") : String(part)).replaceAll("\n", `\n${margin}`)
}

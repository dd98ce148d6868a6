import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { plain } from "./words"

/** Checks a line and gives its entries. */
type LineSchema<Entry = unknown> = z.ZodType<Entry[], string>

type Section = { heading: string; number: number; lines: { number: number; text: string }[] }

/** A line of words with spaces between them. */
export const WordsLine = z.string().transform((line) => plain(line).split(/\s+/))

/**
 * Reads a file of words beside this one, whose sections are those that `schemas` names.
 * @throws one sentence that names file and line
 */
export function readWordFile<Schemas extends Record<string, LineSchema>>(file: string, schemas: Schemas) {
  const sections = readSections(file)
  const unknown = sections.find(({ heading }) => !(heading in schemas))
  if (unknown) throw wrongLine(file, unknown.number, `there is no section [${unknown.heading}] in this file`)
  const entriesOf = (heading: string) => {
    const section = sections.find((one) => one.heading === heading)
    if (!section) throw new Error(`${file}: the section [${heading}] is missing`)
    return parseLines(file, section, schemas[heading])
  }
  const parsed = Object.fromEntries(Object.keys(schemas).map((heading) => [heading, entriesOf(heading)]))
  return parsed as { [Heading in keyof Schemas]: z.output<Schemas[Heading]> }
}

/**
 * Reads a file of words beside this one, whose sections may have any headings and all have the same kind of lines.
 * Lines before the first heading are of the section "".
 * @throws one sentence that names file and line
 */
export const readSectionsOf = <Entry>(file: string, schema: LineSchema<Entry>): [heading: string, Entry[]][] =>
  readSections(file).map((section) => [section.heading, parseLines(file, section, schema)])

/** A heading is a line in brackets. Empty lines and those that begin with # are comments. */
function readSections(file: string): Section[] {
  const sections: Section[] = []
  for (const [at, line] of readFileSync(path.resolve(__dirname, file), "utf8").split("\n").entries()) {
    const [number, text] = [at + 1, line.trim()]
    if (!text || text.startsWith("#")) continue
    const heading = /^\[(.*)\]$/.exec(text)?.[1]
    if (sections.some((one) => one.heading === heading))
      throw wrongLine(file, number, `the section [${heading}] is there twice`)
    if (heading !== undefined || !sections.length) sections.push({ heading: heading ?? "", number, lines: [] })
    if (heading === undefined) sections.at(-1)?.lines.push({ number, text })
  }
  return sections
}

const parseLines = <Entry>(file: string, { lines }: Section, schema: LineSchema<Entry>): Entry[] =>
  lines.flatMap(({ number, text }) => {
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    throw wrongLine(file, number, parsed.error.issues[0].message)
  })

const wrongLine = (file: string, number: number, message: string) => new Error(`${file}, line ${number}: ${message}`)

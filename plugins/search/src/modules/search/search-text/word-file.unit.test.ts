import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { z } from "zod"
import { SynonymsLine } from "./program-synonyms"
import { readSectionsOf, readWordFile, WordsLine } from "./word-file"
import lists from "./word-lists.json" with { type: "json" }

const folder = mkdtempSync(path.join(tmpdir(), "words-"))
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (text: string) => {
  const file = path.join(folder, "words.txt")
  writeFileSync(file, text)
  return file
}

it("reads sections with their lines, without comments and empty lines", () => {
  const file = fileOf("# Sizes and more.\n\n[sizes]\nBig small\n# Hindi\nbada\n[colours]\nred\n")
  expect(readWordFile(file, { colours: WordsLine, sizes: WordsLine })).toEqual({
    colours: ["red"],
    sizes: ["big", "small", "bada"],
  })
  expect(readSectionsOf(fileOf("a b\nc"), WordsLine)).toEqual([["", ["a", "b", "c"]]])
})

it.each([
  ["[sizes]\nbig\n[size]\nsmall", "line 3: there is no section [size] in this file"],
  ["[sizes]\nbig\n\n[sizes]\nsmall", "line 4: the section [sizes] is there twice"],
  ["[sizes]\n\n# more\nbig1", "line 4: no digits"],
  ["# nothing", "the section [sizes] is missing"],
])("rejects a wrong file with its line: %j", (text, message) => {
  const sizes = z
    .string()
    .regex(/^\D+$/, "no digits")
    .transform((line) => [line])
  expect(() => readWordFile(fileOf(text), { sizes })).toThrow(message)
})

it.each([
  ["table", false, "a line needs two words, with a comma between them"],
  ["table, mez > chair", false, "a line with > belongs into kinds.txt"],
  ["furniture", true, "a line needs one >"],
  ["furniture >", true, "a line needs words before and after its >"],
  ["table, a very long kitchen table", false, "a very long kitchen table has too many words"],
])("rejects a line that says nothing: %s", (line, isOneWay, message) => {
  expect(SynonymsLine(isOneWay).safeParse(line).error?.issues[0].message).toContain(message)
})

it("the lists that browsers read hold words with single spaces between them, none twice in a list", () => {
  const Words = z.string().regex(/^\S+( \S+)*$/)
  const Lists = z.strictObject({ units: Words.array(), stop_words: Words.array(), said_of_anything: Words.array() })
  for (const lines of Object.values(Lists.parse(lists))) {
    const words = lines.flatMap((line) => line.split(" "))
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
})

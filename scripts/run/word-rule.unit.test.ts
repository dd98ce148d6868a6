import { expect, it } from "vitest"
import { EXCEPTIONS, findWords, readNamed } from "./word-rule.mjs"

const FILE = "plugins/faqs/src/read-faqs.ts"
const find = (source: string, file = FILE) => findWords({ [file]: source })

it.each([
  ["a variable", "const refused = 1", "refused: say reject, HttpError"],
  ["a part of a name", "class SignInRefusal {}", "SignInRefusal: say reject, HttpError"],
  ["a private field", "class A { #toldAt = 0 }", "#toldAt: say input, request, result, response"],
  ["a property", "const at = { emptyBin: 1 }", "emptyBin: say pending deletion, purge"],
  ["a constant", "const TILL_STEPS = 1", "TILL_STEPS: say sellable variant, cart"],
  ["two words together", "const isGivenBack = 1", "isGivenBack: say refund, restore, return"],
  ["a limit", "const LONGEST_NAME = 9", "LONGEST_NAME: say MAX_…"],
  ["a type", "type Asked = { id: string }", "Asked: say input, request, result, response"],
  ["an answer that is no question's", "const answer = 1", "answer: say input, request, result, response"],
])("finds %s", (_, source, message) => {
  expect(find(`\n${source}`)).toEqual([`${FILE}:2 ${message}`])
})

it.each([
  ["a line", "// the carrier refuses it\nconst a = 1"],
  ["a docstring", "/** What the carrier refuses. */\nexport const a = 1"],
  ["a component", "const a = () => <p>{/* it refuses */}</p>"],
])("finds a word in the comment of %s", (_, source) => {
  expect(find(source, "storefront/app/a.tsx")).toEqual([
    'storefront/app/a.tsx:1 "refuses" in a comment: say reject, HttpError',
  ])
})

it("finds a file that is named so", () => {
  const file = "plugins/catalog/src/jobs/empty-bin.ts"
  expect(find("", file)).toEqual([`${file} has "bin" in its name: say pending deletion, purge`])
})

it.each([
  ["words that only hold one", "const binary = untilled + combine + doorbell"],
  ["what others read on the wire or in a column", "const row = { asked_at: 1, carrier_refused: 2 }"],
  ["texts and statements", 'const text = "The trail"; const sql = `select told from trail_entry`'],
  ["the answer to a question", "const faq = { question: 1, answer: 2 }"],
  ["a value in a comment, in quotation marks", '/** "refused": something is wrong. */\nconst a = 1'],
  ["the interpreter of a program", "#!/usr/bin/env node\nconst a = 1"],
  ["ordinary English in a comment", "/** What is asked for once. */\nconst a = 1"],
])("lets stand %s", (_, source) => {
  expect(find(source)).toEqual([])
})

it("lets a plugin use the words of its subject, in its own files only", () => {
  const readWordsOf = (file: string) => (file.startsWith("plugins/questions/") ? ["answer"] : [])
  const source = "const answer = 1"
  const files = { "plugins/questions/answer.ts": source, [FILE]: source }
  expect(findWords(files, readWordsOf)).toEqual([`${FILE}:1 answer: say input, request, result, response`])
})

it("has at most ten lines of exceptions, each of them needed", () => {
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(10)
  const sources = readNamed()
  for (const [start, words] of Object.entries(EXCEPTIONS)) {
    const kept = Object.entries(sources).filter(([file]) => file.startsWith(start))
    const moved = Object.fromEntries(kept.map(([file, text]) => [`scripts/${file.replaceAll("/", "-")}`, text]))
    for (const word of words) expect(findWords(moved).join("\n")).toContain(` ${word}: say`)
  }
})

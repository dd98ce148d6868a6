import { expect, it } from "vitest"
import { EXCEPTIONS, findProse } from "./prose-rule.mjs"
import { readNamed } from "./word-rule.mjs"

const FILE = "plugins/faqs/src/faqs.test.ts"
const find = (source: string) => findProse({ [FILE]: source })

it.each([
  ["a docstring", "/** Of what was typed, the part that counts. */", 'a comment begins with "Of"'],
  ["a docstring of several lines", "/**\n * Whoever has the link.\n */", 'a comment begins with "Whoever"'],
  ["a line", "// What is left.", 'a comment begins with "What"'],
  ["a comment of JSX", "{/* Who is signed in */}", 'a comment begins with "Who"'],
  ["SQL", "-- So many rows", 'a comment begins with "So many"'],
])("finds a comment that begins as a fragment in %s", (_, source, message) => {
  expect(find(source).join()).toContain(message)
})

it.each([
  ["a verb", "/** Returns what is left, in paise. */"],
  ["a sentence that goes on in a second line", "// The rest of the order\n// Of which a part was refunded"],
  ["a word that begins alike", "// Offers are applied in order."],
  ["a condition inside a sentence", "/** Returns whether the order is paid. */"],
])("accepts a comment with %s", (_, source) => {
  expect(find(source)).toEqual([])
})

it.each(["/** Whether the order is paid. */", "  /** whether the order is paid */"])(
  "finds a comment that leaves open which value means what: %s",
  (source) => {
    expect(find(source)).toEqual([`${FILE}:1 a comment begins with "whether": say "True when …", or name what it is`])
  },
)

it("finds a comment that names no one", () => {
  expect(find("// Locks the cart, so that nobody orders it twice")).toEqual([
    `${FILE}:1 "nobody" in a comment: name the person or the part`,
  ])
})

it("finds lines of more than 120 columns, where vowel signs take none", () => {
  expect(find(`const a = f(${"b, ".repeat(40)}c)`)).toEqual([`${FILE}:1 has 134 columns: 120 at most`])
  expect(find(`/* ${"कि".repeat(100)} */`)).toEqual([])
})

it("accepts a long literal that is not SQL", () => {
  expect(find(`const a = "${"x".repeat(120)}"`)).toEqual([])
  expect(find(`const a = \`<p>${"x".repeat(120)}</p>\``)).toEqual([])
  expect(find(`const a = \`select ${"id, ".repeat(30)} b from product\``)).toHaveLength(1)
})

it("finds titles of tests with more than 100 characters", () => {
  expect(find(`it("${"a".repeat(101)}", run)`)).toEqual([`${FILE}:1 is a title of 101 characters: 100 at most`])
  expect(find(`it("${"a".repeat(100)}", run)`)).toEqual([])
})

it("has at most ten exceptions, each of them needed", () => {
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(10)
  const sources = Object.entries(readNamed())
  for (const start of Object.keys(EXCEPTIONS)) {
    const excepted = sources.filter(([file]) => file.startsWith(start))
    const elsewhere = Object.fromEntries(excepted.map(([file, text]) => [`elsewhere/${file}`, text]))
    expect(findProse(elsewhere), start).not.toEqual([])
  }
})

import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { isText } from "../build.mjs"
import { ROOT } from "../root.mjs"
import { differsInSentencesAlone } from "./sentences.mjs"

const ERRORS = `import { defineErrors } from "@haat/sdk/errors"

/** Errors of carts. */
export const ERRORS = defineErrors({
  cart_gone: { status: 404, field: "id", en: "There is no such cart", hi: "ऐसा कोई कार्ट नहीं" },
  busy: { status: 503, retryAfterSeconds: 5, en: \`Wait. \` + "Then try again" },
})
`
const MESSAGES = `import { plural } from "./plural"
import type { Reason } from "./contract"

export const ADDED_MS = 1500
const REASONS: Record<Reason, string> = { late: "too late", gone: "sold out" }
export const CART = {
  "title.long": "Your cart",
  of: (name: string) => \`Cart of \${name}\`,
  pieces: (count: number) => plural(count, { one: "1 piece", other: \`\${count} pieces\` }),
  state: (paid: boolean) => (paid ? "Paid" : "Unpaid"),
  reason: (why: Reason) => (why === "late" ? "Late" : REASONS[why]),
} as const
`
const changes = (text: string, from: string, to: string) => {
  expect(text).toContain(from)
  return differsInSentencesAlone(text, text.replace(from, to))
}

describe("a change of messages", () => {
  it.each([
    [ERRORS, "There is no such cart", "This cart is gone: status 404, field, import"],
    [ERRORS, "ऐसा कोई कार्ट नहीं", "यह कार्ट नहीं मिला"],
    [ERRORS, "Errors of carts", "Errors of carts and their lines"],
    [ERRORS, '`Wait. ` + "Then try again"', '"Wait, then try again"'],
    [ERRORS, 'en: "There is no such cart", hi', '\nen:\n"There is " +\n"none",\nhi'],
    [ERRORS, 'कार्ट नहीं" }', 'कार्ट नहीं",\n }'],
    [MESSAGES, "Cart of", "The cart of"],
    [MESSAGES, "Your cart", "Your own cart"],
    [MESSAGES, "pieces`", "items`"],
    [MESSAGES, '"Paid"', '"Paid for"'],
    [MESSAGES, "too late", "late"],
  ])("is one of sentences alone: %#", (text, from, to) => {
    expect(changes(text, from, to)).toBe(true)
  })

  it.each([
    ["a status", ERRORS, "404", "409"],
    ["the field of an error", ERRORS, 'field: "id"', 'field: "cart_id"'],
    ["a field that is gone", ERRORS, 'field: "id", ', ""],
    ["a number", ERRORS, "retryAfterSeconds: 5", "retryAfterSeconds: 50"],
    ["a key", ERRORS, "cart_gone", "no_cart"],
    ["a new error", ERRORS, "  busy", '  slow: { status: 500, en: "Slow" },\n  busy'],
    ["a module", ERRORS, "@haat/sdk/errors", "@haat/sdk/other"],
    ["a duration", MESSAGES, "1500", "3000"],
    ["a quoted key", MESSAGES, "title.long", "title.short"],
    ["a value in a sentence", MESSAGES, "{name}", "{name.trim()}"],
    ["a value that a sentence no longer has", MESSAGES, "$" + "{name}", "yours"],
    ["a condition", MESSAGES, '"late" ?', '"gone" ?'],
    ["a function", MESSAGES, "REASONS[why]", 'REASONS["late"]'],
    ["an import of types", MESSAGES, "./contract", "./reasons"],
  ])("is one of code: %s", (_, text, from, to) => {
    expect(changes(text, from, to)).toBe(false)
  })
})

describe("files of messages", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n").filter(isText)

  it("are those of the shop and its plugins, and not the code beside them", () => {
    expect(files.length).toBeGreaterThan(150)
    for (const file of ["plugins/checkout/src/return-errors.ts", "packages/sdk/src/http-errors.ts"])
      expect(files).toContain(file)
    for (const file of [
      "packages/sdk/src/errors.ts",
      "packages/sdk/src/setting-errors.ts",
      "plugins/medusa-fulfillment-shiprocket/src/providers/shiprocket/errors.ts",
      "storefront/app/features/checkout/field-errors.ts",
    ])
      expect(isText(file), file).toBe(false)
  })

  it("have no blocks of statements and no classes", () => {
    const hasCode = (node: ts.Node): boolean =>
      ts.isBlock(node) || ts.isClassLike(node) || Boolean(ts.forEachChild(node, hasCode))
    const parse = (file: string) =>
      ts.createSourceFile(file, readFileSync(path.join(ROOT, file), "utf8"), ts.ScriptTarget.Latest)
    expect(files.filter((file) => hasCode(parse(file)))).toEqual([])
  })
})

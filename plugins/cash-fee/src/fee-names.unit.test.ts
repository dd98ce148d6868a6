import { expect, it } from "vitest"
import { readNamed } from "../../../scripts/run/word-rule.mjs"

const FEE = /cod[_-]?fee/i
/** Tests, and this plugin; migrations are not read. */
const OWN = /^plugins\/cash-fee\/|\.test\.tsx?$/

it("the fee is named by no file but those of this plugin, tests and migrations", () => {
  const sources = Object.entries<string>(readNamed())
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter(([file, text]) => !OWN.test(file) && FEE.test(text)).map(([file]) => file)).toEqual([])
})

import { expect, it } from "vitest"
import { printErrors } from "./print-errors.mjs"

it("prints errors with their part, not requests and other events", () => {
  const printed: string[] = []
  const print = printErrors((text) => printed.push(text))
  print(JSON.stringify({ level: "info", part: "backend", msg: "Server is ready" }))
  print(JSON.stringify({ level: "error", part: "backend", msg: 'column "answer" does not exist' }))
  print(JSON.stringify({ level: "error", part: "web tier", method: "GET", status: 500 }))
  expect(printed).toEqual(['✗ backend: column "answer" does not exist'])
})

import { expect, it } from "vitest"
import { z } from "zod"
import { defineOrderFields } from "./order-fields"

const label = { label: { en: "Message", hi: "संदेश" } }

it("defines fields with defaults, texts with a limit", () => {
  const fields = defineOrderFields("gifts", z.object({ message: z.string().trim().max(10).default("") }), {
    message: label,
  })
  expect(fields.schema.parse({})).toEqual({ message: "" })
})

it("rejects a text without a limit", () => {
  expect(() => defineOrderFields("gifts", z.object({ message: z.string() }), { message: label })).toThrow(
    "The order field gifts.message is a text without a limit",
  )
})

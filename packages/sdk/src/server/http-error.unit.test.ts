import { MedusaError } from "@medusajs/framework/utils"
import { describe, expect, it } from "vitest"
import { z } from "zod"
import { defineErrors } from "../errors"
import { HttpError, isHttpError, isOneOf, requireWithinLimit, tooManyAttempts } from "./http-error"
import { parseInput } from "./parse-input"

const ERRORS = defineErrors({
  only_left: { status: 409, en: "Only {count} left of {product}" },
  name_taken: { status: 409, field: "name", en: "This name is taken" },
})

describe("an HttpError", () => {
  it("has the code, status and params of its entry, and says them in English", () => {
    const error = new HttpError(ERRORS.only_left, { count: 2, product: "Pot {small}" })
    expect(error).toMatchObject({ code: "only_left", status: 409, params: { count: 2, product: "Pot {small}" } })
    expect(error.message).toBe("Only 2 left of Pot {small}")
  })

  it("is one of Medusa's for Medusa", () => {
    const error = new HttpError(ERRORS.name_taken)
    expect(MedusaError.isMedusaError(error)).toBe(true)
    expect(error.type).toBe("conflict")
  })

  it("names the field of the form it is about", () => {
    expect(new HttpError(ERRORS.name_taken).reply).toEqual({ errors: { name: "This name is taken" } })
  })

  it("is known in the plain copy that a failed workflow throws", () => {
    const copy = JSON.parse(JSON.stringify({ ...new HttpError(ERRORS.name_taken), message: "This name is taken" }))
    expect(copy).not.toBeInstanceOf(HttpError)
    expect([isHttpError(copy), isOneOf(copy, ERRORS.name_taken), isOneOf(copy, ERRORS.only_left)]).toEqual([
      true,
      true,
      false,
    ])
    for (const other of [new Error("name_taken"), { code: "name_taken" }, null, undefined, "name_taken"])
      expect(isHttpError(other)).toBe(false)
  })
})

describe("someone who tried too often", () => {
  it.each([
    [1, "Too many attempts. Please try again in a minute."],
    [61, "Too many attempts. Please try again in 2 minutes."],
  ])("waits %i seconds, and reads it in minutes", (seconds, sentence) => {
    expect(tooManyAttempts(seconds)).toMatchObject({ status: 429, message: sentence, retryAfterSeconds: seconds })
    expect(() => requireWithinLimit(seconds)).toThrow(sentence)
  })

  it("goes on when there is nothing to wait for", () => expect(() => requireWithinLimit(0)).not.toThrow())
})

describe("what was sent", () => {
  const Form = z.object({ name: z.string("Name is required"), lines: z.array(z.object({ city: z.string("City?") })) })

  it("is rejected with the contract's sentences", () => {
    const check = () => parseInput(Form, { lines: [{}] }, (path) => path.join("."))
    expect(check).toThrow(expect.objectContaining({ status: 400, message: "Name is required" }))
    expect(check).toThrow(
      expect.objectContaining({ reply: { errors: { name: "Name is required", "lines.0.city": "City?" } } }),
    )
  })

  it("is told without its fields where none may be told from another", () => {
    expect(() => parseInput(Form, {})).toThrow(expect.objectContaining({ reply: {} }))
  })
})

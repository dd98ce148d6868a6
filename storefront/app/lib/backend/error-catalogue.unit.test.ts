import { SignUp } from "@haat/accounts/contract"
import { ACCOUNT_ERRORS } from "@haat/accounts/errors"
import { AddLine } from "@haat/checkout/contract"
import { CHECKOUT_ERRORS } from "@haat/checkout/errors"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { describe, expect, it } from "vitest"
import { showHindi } from "../../testing/show-hindi.ts"
import { translate } from "./error-catalogue.hi.ts"
import { errorSentence } from "./error-sentence.hi.ts"

describe("a server error on a Hindi page", () => {
  it("is translated by code, with its parameters", async () => {
    const { code } = CHECKOUT_ERRORS.only_some_left
    expect(translate(code, { count: 2, product: "Steel pot" })).toBe("Steel pot के सिर्फ़ 2 बचे हैं")
    const error = { code: "total_changed", params: { total: "₹1,23,456" }, message: "The total is now ₹1,23,456." }
    expect(await errorSentence(error)).toContain("₹1,23,456 है")
  })

  it("names the field of a form in Hindi", () => {
    showHindi()
    expect(translate(FORM_ERRORS.required.code, { label: "city" })).toBe("शहर ज़रूरी है")
  })

  it.each([{ code: "nothing_anybody_foresaw" }, { code: "toString" }, { code: "staff_only" }, {}])(
    "stays in English when nobody translated it: %j",
    async (error) => expect(await errorSentence({ ...error, message: "Not so" })).toBe("Not so"),
  )

  it("of an account is known in Hindi, as far as shoppers meet it", () => {
    const staff = [
      "sign_in_at_login",
      "wrong_password_or_code",
      "second_factor_is_on",
      "staff_only",
      "no_such_customer",
    ]
    const english = Object.keys(ACCOUNT_ERRORS).filter((code) => !translate(code))
    expect(english).toEqual(staff)
  })
})

describe("what a contract says is wrong with a form", () => {
  const wrong = (form: Parameters<typeof SignUp.safeParse>[0]) =>
    SignUp.safeParse(form).error?.issues.map(({ message }) => message) ?? []

  it("is English", () => {
    expect(wrong({})).toContain("First name is required")
    expect(AddLine.safeParse({ product_id: "a", quantity: 0 }).error?.issues[0].message).toBe(
      "Quantity must be at least 1",
    )
  })

  it("is Hindi on a Hindi page, every sentence of it", () => {
    showHindi()
    const sentences = [...wrong({}), ...wrong({ username: "a", password: "b", first_name: "x".repeat(60) })]
    expect(sentences.length).toBeGreaterThan(8)
    expect(sentences.filter((sentence) => !/[ऀ-ॿ]/.test(sentence))).toEqual([])
  })
})

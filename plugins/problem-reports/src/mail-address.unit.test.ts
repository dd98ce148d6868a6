import { expect, it } from "vitest"
import { Complain } from "./contract"

it("a complaint keeps the mail address with its domain in the letters of mail servers", () => {
  const ascii = "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"
  for (const typed of [" asha@उदाहरण.भारत ", ascii]) expect(Complain.shape.email.parse(typed)).toBe(ascii)
})

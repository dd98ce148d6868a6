import { describe, expect, it } from "vitest"
import { mailAddress } from "./mail-address"

const Address = mailAddress({ error: () => "No address" })

describe("a mail address", () => {
  it.each([
    ["asha@example.com", "asha@example.com"],
    [" asha.rao+shop@mail.example.co.in ", "asha.rao+shop@mail.example.co.in"],
    ["asha@उदाहरण.भारत", "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["asha@xn--p1b6ci4b4b3a.xn--h2brj9c", "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["info@münchen.de", "info@xn--mnchen-3ya.de"],
  ])("may have its domain in any script: %s", (typed, sent) => expect(Address.parse(typed)).toBe(sent))

  it.each([
    "asha",
    "asha@",
    "@example.com",
    "asha@भारत",
    "asha@उदाहरण.भारत/path",
    "asha@उदाहरण .भारत",
    "a@b@उदाहरण.भारत",
    "आशा@उदाहरण.भारत",
    "as ha@example.com",
    `${"a".repeat(250)}@x.in`,
  ])("is none: %s", (typed) => expect(Address.safeParse(typed).error?.issues[0].message).toBe("No address"))
})

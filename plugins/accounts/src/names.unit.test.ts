import { describe, expect, it } from "vitest"
import { SignUp, UpdateProfile } from "./contract"

const rejection = (name: string) => {
  const [signUp, profile] = [SignUp.shape.first_name, UpdateProfile.shape.first_name].map(
    (schema) => schema.safeParse(name).error?.issues[0].message,
  )
  expect(signUp).toBe(profile)
  return signUp
}

describe("a person's name", () => {
  it.each([
    "Esha",
    "S.P.Balasubrahmanyam",
    "K. R. Narayanan",
    "Md.Rafiq",
    "Smt. Lata",
    "O'Brien-Rao",
    "आशा राव",
    "ஆ.ப.ஜெ.அப்துல் கலாம்",
    "Dr. In Com",
    "x".repeat(50),
  ])("may be %s", (name) => {
    expect(rejection(name)).toBeUndefined()
  })

  it.each([
    "http://a",
    "Win HTTPS://prizes.example",
    "www.prizes",
    "prizes.com",
    "Claim at haat-gifts.in/now",
    "bit.ly",
    "t.co.in",
    "PRIZES.XYZ!",
    "gift.xn--h2brj9c",
    "इनाम.भारत",
  ])("holds no web address: %s", (name) => {
    expect(rejection(name)).toBe("First name cannot hold a web address")
  })

  it("is at most 50 characters", () => {
    expect(rejection("x".repeat(51))).toBe("First name should be at most 50 characters long")
  })
})

/** @module-tag money */
import { createHmac } from "node:crypto"
import { describe, expect, it } from "vitest"
import { isSigned } from "./signature"

const sign = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex")

describe("a signature", () => {
  it("is right for its text and secret alone", () => {
    const signature = sign("order_A|pay_A", "secret")
    expect(isSigned("order_A|pay_A", signature, "secret")).toBe(true)
    expect(isSigned(Buffer.from("order_A|pay_A"), signature, "secret")).toBe(true)
    expect(isSigned("order_B|pay_A", signature, "secret")).toBe(false)
    expect(isSigned("order_A|pay_A", signature, "another secret")).toBe(false)
  })

  it.each([
    "",
    "zz",
    "0".repeat(63),
    "0".repeat(64),
    "0".repeat(128),
    "é".repeat(64),
    sign("x", "secret").toUpperCase(),
  ])("of another shape is wrong and no error: %s", (signature) =>
    expect(isSigned("x", signature, "secret")).toBe(false),
  )
})

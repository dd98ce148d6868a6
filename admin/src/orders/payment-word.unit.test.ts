import { describe, expect, it } from "vitest"
import { paymentWord } from "./payment-word"

describe("how an order is paid", () => {
  it.each([
    ["pending", "Pending", "Payment pending"],
    ["pending", "Paid", "Paid"],
    ["completed", "Refunded", "Refunded"],
    ["canceled", "Pending", "Nothing to refund"],
    ["canceled", "Paid", "Refund on its way"],
    ["canceled", "Refunded", "Refunded"],
  ] as const)("of a %s order that is %s is said as '%s'", (status, payment_status, word) =>
    expect(paymentWord({ status, payment_status })).toBe(word),
  )
})

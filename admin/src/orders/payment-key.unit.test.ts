import { describe, expect, it } from "vitest"
import { messages } from "./messages"
import { paymentKey } from "./OrderSummary"

const translateKey = (key: string) =>
  key
    .split(".")
    .slice(2)
    .reduce<unknown>((words, part) => (words as Record<string, unknown>)[part], messages)

describe("how an order is paid", () => {
  it.each([
    ["pending", "Pending", "Payment pending"],
    ["pending", "Paid", "Paid"],
    ["completed", "Refunded", "Refunded"],
    ["canceled", "Pending", "Nothing to refund"],
    ["canceled", "Paid", "Refund on its way"],
    ["canceled", "Refunded", "Refunded"],
  ] as const)("of a %s order that is %s is said as '%s'", (status, payment_status, word) =>
    expect(translateKey(paymentKey({ status, payment_status }))).toBe(word),
  )
})

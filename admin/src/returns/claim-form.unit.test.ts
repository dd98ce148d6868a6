import type { LineReturnTerms } from "@haat/checkout/contract"
import { describe, expect, it } from "vitest"
import { toInitialClaim, toRequest } from "./claim-form"

const LINES = ["Indigo, M", "Red, L"].map((choice, at) => ({
  ...{ line_id: `ordli_${at}`, variant_id: `variant_${at}`, name: choice, left: 2 },
  exchanges: [{ variant_id: "variant_1", choice: "Red, L" }],
})) as LineReturnTerms[]

describe("the form of a claim that staff open", () => {
  it("starts with no pieces, or with one piece of a single line", () => {
    expect(toInitialClaim(LINES).pieces).toEqual([0, 0])
    expect(toInitialClaim(LINES.slice(0, 1)).pieces).toEqual([1])
  })

  it("sends the lines with pieces, and for an exchange the same variant", () => {
    const typed = { ...toInitialClaim(LINES), pieces: [null, 2] }
    expect(toRequest("order_1", typed, LINES)).toMatchObject({
      ...{ order_id: "order_1", reason: "damaged", outcome: "refund" },
      lines: [{ line_id: "ordli_1", quantity: 2 }],
    })
    const exchange = toRequest("order_1", { ...typed, pieces: [1, 1], outcome: "exchange" }, LINES)
    expect(exchange.lines.map(({ exchange_variant_id }) => exchange_variant_id)).toEqual(["none", "variant_1"])
  })
})

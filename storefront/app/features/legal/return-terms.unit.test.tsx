import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { DEFAULT_FACTS, ShopFactsContext } from "../../lib/shop/shop-facts.ts"
import { ReturnTerms } from "./policy.tsx"

const drawn = (facts: { claim_days: number; keeps_discount: boolean }) =>
  renderToStaticMarkup(
    <ShopFactsContext value={{ ...DEFAULT_FACTS, ...facts }}>
      <ReturnTerms />
    </ShopFactsContext>,
  )

describe("the returns page", () => {
  it("says how long something wrong can be reported, and that a coupon's discount stays or does not", () => {
    const kept = drawn({ claim_days: 10, keeps_discount: true })
    expect(kept).toContain("for at least 10 days after delivery")
    expect(kept).toContain("You keep a coupon&#x27;s discount")
    const lost = drawn({ claim_days: 7, keeps_discount: false })
    expect(lost).toContain("is taken off your refund")
    expect(lost).not.toContain("You keep a coupon&#x27;s discount")
  })
})

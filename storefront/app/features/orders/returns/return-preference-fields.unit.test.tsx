import type { LineReturnTerms } from "@haat/checkout/contract"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { allowedPreference, ReturnPreferenceFields } from "./return-preference-fields.tsx"

/** A line whose rule lets it be exchanged alone, at the shopper's cost. */
const LINE: LineReturnTerms = {
  ...{
    line_id: "ordli_1",
    variant_id: "variant_1",
    name: "Brass cup",
    left: 1,
    delivered_at: "2026-11-21T03:00:00Z",
    exchanges: [],
  },
  ...{ until: "2026-11-28T18:29:59Z", way_back: 60, exchange_only: true, can_return: true },
  paid_by: "shopper",
  ...{ claim_until: "2026-11-28T18:29:59Z", can_claim: true },
}
const WISH = { outcome: "credit", way: "drop_off" } as const

const drawn = (claim: boolean) => {
  const html = renderToStaticMarkup(
    <ReturnPreferenceFields
      picked={[LINE]}
      claim={claim}
      wish={{ ...WISH, way: "pickup" }}
      onChange={() => undefined}
    />,
  )
  const choices = [...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text]) => text)
  return { choices, text: html.replace(/<[^>]*>/g, " ") }
}

describe("the outcome of a return", () => {
  it("is a refund or a replacement in a claim, with free pickup, whatever the rule", () => {
    const { choices, text } = drawn(true)
    expect(choices).toEqual(["The money back, where it came from", "A replacement"])
    expect(text).toContain("We have it picked up at your address. You pay nothing.")
    expect(allowedPreference([LINE], true, WISH)).toEqual({ outcome: "refund", way: "pickup" })
  })

  it("follows the rule when it is no claim", () => {
    const { choices, text } = drawn(false)
    expect(choices.slice(0, 1)).toEqual(["Something else in exchange"])
    expect(text).toContain("You pay the way back: ₹60 is taken off your refund.")
    expect(allowedPreference([LINE], false, WISH)).toEqual({ outcome: "exchange", way: "drop_off" })
    expect(allowedPreference([{ ...LINE, exchange_only: false }], false, WISH)).toEqual(WISH)
  })
})

import type { LineReturnTerms } from "@haat/checkout/contract"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { LineTermsList } from "./line-terms.tsx"

const LINE: LineReturnTerms = {
  ...{
    line_id: "ordli_1",
    variant_id: "variant_1",
    name: "Brass cup",
    left: 1,
    delivered_at: "2026-11-21T03:00:00Z",
    exchanges: [],
  },
  ...{ until: "2026-11-28T18:29:59Z", way_back: 0, exchange_only: false, can_return: true },
  paid_by: "shop",
  ...{ claim_until: "2026-11-28T18:29:59Z", can_claim: false },
}

const drawn = (...lines: Partial<LineReturnTerms>[]) => {
  const html = renderToStaticMarkup(
    <LineTermsList lines={lines.map((line, at) => ({ ...LINE, line_id: `ordli_${at}`, ...line }))} />,
  )
  return [...html.matchAll(/<li>.*?<\/li>/g)].map(([item]) => item.replace(/<[^>]*>/g, ""))
}

describe("what can be sent back of an order", () => {
  it("is listed line by line, each with its own day and rule", () => {
    expect(
      drawn(
        {},
        { name: "Saree", until: "2026-12-21T18:29:59Z", exchange_only: true, paid_by: "shopper" },
        { name: "Lamp", can_return: false },
        { name: "Pickle", until: null, paid_by: null, can_return: false, can_claim: true },
      ),
    ).toEqual([
      "Brass cup Can be sent back until 28 November 2026; the way back is free.",
      "Saree Can be exchanged until 21 December 2026; you pay the way back.",
      "Lamp Could be sent back until 28 November 2026.",
      "Pickle Cannot be sent back. What is wrong with it can be reported until 28 November 2026.",
    ])
  })
})

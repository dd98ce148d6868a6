import { expect, it } from "vitest"
import { type CartOffers, noOffers } from "./contract"
import { mergeOffers } from "./merge-offers"

const offersWith = (offer_id: string, amount: number): CartOffers => ({
  lines: [[{ offer_id, name: offer_id, amount }], []],
  delivery: [{ offer_id, name: offer_id, amount }],
  item_discount: amount,
  delivery_discount: amount,
  uses: [{ offer_id, amount: 2 * amount }],
  shown: { applied: [{ name: offer_id, amount: 2 * amount }], rejected: [], hints: [] },
})

it("adds up the discounts of several plugins in paise, in their sequence", () => {
  expect(mergeOffers(offersWith("first", 0.1), offersWith("second", 0.2))).toMatchObject({
    lines: [[{ offer_id: "first" }, { offer_id: "second" }], []],
    delivery: [{ amount: 0.1 }, { amount: 0.2 }],
    item_discount: 0.3,
    delivery_discount: 0.3,
    uses: [{ amount: 0.2 }, { amount: 0.4 }],
    shown: { applied: [{ name: "first" }, { name: "second" }] },
  })
})

it("returns the discounts of one plugin unchanged", () => {
  const offers = offersWith("first", 33.33)
  expect(mergeOffers(noOffers(2), offers)).toEqual(offers)
})

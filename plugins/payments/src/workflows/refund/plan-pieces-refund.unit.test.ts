/** @module-tag money */
import { expect, it } from "vitest"
import { duplicateDeliveryPaise } from "./plan-pieces-refund"

/** Pieces at ₹500, and what the order costs less for delivery without them. */
const parts = (delivery_less: number) => [
  { line_id: "l", quantity: 1, amount_paise: 50_000, cancelled: true as const },
  { amount_paise: delivery_less, cancelled: true as const },
]

it("pieces take no share of the delivery with them that was refunded before", () => {
  // delivery of ₹60, of which ₹30 is left without the pieces
  const twice = (refunded: number) => duplicateDeliveryPaise({ delivery_paise: 3_000, parts: parts(3_000) }, refunded)
  expect([0, 2_000, 3_000, 4_500, 6_000].map(twice)).toEqual([0, 0, 0, 1_500, 3_000])
  // all of it was refunded before, and it costs less than that by now
  expect(duplicateDeliveryPaise({ delivery_paise: 1_000, parts: parts(2_000) }, 6_000)).toBe(2_000)
  expect(duplicateDeliveryPaise({ delivery_paise: 3_050, parts: parts(-50) }, 6_000)).toBe(0)
})

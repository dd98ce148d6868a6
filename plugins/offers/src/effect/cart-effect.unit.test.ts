/** @module-tag money */
import { shareOut } from "@haat/sdk/share-out"
import fc from "fast-check"
import { expect, it } from "vitest"
import { expectedEffect } from "../testing/oracle"
import { cartEffect } from "./cart-effect"
import type { OfferRule, PricedLine, Share } from "./rule"

/** Two seconds on a machine that has nothing else to do. */
const TIMEOUT_MS = 60_000

const RUNS = { numRuns: 10_000, seed: 20261124 }

const ids = (prefix: string) => fc.constantFrom(...["1", "2", "3", "4"].map((nth) => prefix + nth))

const line: fc.Arbitrary<PricedLine> = fc.record({
  product_id: ids("prod_"),
  category_ids: fc.uniqueArray(ids("pcat_"), { maxLength: 2 }),
  variant_id: fc.constant("variant"),
  price_paise: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 99_999_999 })),
  quantity: fc.integer({ min: 1, max: 12 }),
})

const offer = fc.record({
  kind: fc.constantFrom("percent" as const, "amount" as const, "buy_get" as const),
  scope: fc.constantFrom("order" as const, "products" as const, "categories" as const, "delivery" as const),
  percent: fc.integer({ min: 1, max: 100 }),
  amount_paise: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 9_999_999 })),
  buy: fc.integer({ min: 1, max: 4 }),
  get: fc.integer({ min: 1, max: 3 }),
  min_paise: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999_999 })),
  stackable: fc.boolean(),
  product_ids: fc.uniqueArray(ids("prod_"), { minLength: 1, maxLength: 3 }),
  category_ids: fc.uniqueArray(ids("pcat_"), { minLength: 1, maxLength: 3 }),
})

const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  offers: fc.array(offer, { maxLength: 5 }).map((offers): OfferRule[] =>
    // Buying some and getting some is about pieces, which a delivery does not have.
    offers.map((one, nth) => ({
      ...one,
      id: `offer_${nth}`,
      scope: one.kind === "buy_get" && one.scope === "delivery" ? "order" : one.scope,
    })),
  ),
  delivery: fc.integer({ min: 0, max: 99_999 }),
})

const paiseOf = (shares: Share[]) => shares.reduce((sum, { paise }) => sum + paise, 0)

/** Ten thousand comparisons in a moment. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

it(
  "takes off 10,000 random carts what an oracle written apart takes off, to the paisa",
  () => {
    fc.assert(
      fc.property(cart, ({ lines, offers, delivery }) => {
        const effect = cartEffect(offers, lines, delivery)
        const expected = expectedEffect(offers, lines, delivery)
        const off = effect.lines.map(paiseOf)
        const used = effect.applied.map(({ offer_id }) => offer_id)
        return isSame([off, paiseOf(effect.delivery), used], [expected.lines, expected.delivery, expected.used])
      }),
      RUNS,
    )
  },
  TIMEOUT_MS,
)

it(
  "shares an order's discount out to its lines without losing a paisa, and never takes off more than there is",
  () => {
    fc.assert(
      fc.property(cart, ({ lines, offers, delivery }) => {
        const effect = cartEffect(offers, lines, delivery)
        const shares = [...effect.lines, effect.delivery].flat()
        const isWhole = ({ offer_id, paise }: { offer_id: string; paise: number }) =>
          paiseOf(shares.filter((share) => share.offer_id === offer_id)) === paise
        return (
          effect.applied.every(isWhole) &&
          shares.every(({ paise }) => Number.isInteger(paise) && paise > 0) &&
          lines.every(({ price_paise, quantity }, at) => paiseOf(effect.lines[at]) <= price_paise * quantity) &&
          paiseOf(effect.delivery) <= delivery
        )
      }),
      RUNS,
    )
  },
  TIMEOUT_MS,
)

it(
  "says of every offer that it applies or why it does not, and applies at most one that does not stack",
  () => {
    fc.assert(
      fc.property(cart, fc.boolean(), ({ lines, offers, delivery }, isKnown) => {
        const { applied, rejected } = cartEffect(offers, lines, isKnown ? delivery : null)
        const named = [...applied, ...rejected].map(({ offer_id }) => offer_id)
        const alone = applied.filter(({ offer_id }) => !offers.find(({ id }) => id === offer_id)?.stackable)
        return (
          alone.length <= 1 &&
          isSame(
            named.toSorted(),
            offers.map(({ id }) => id),
          )
        )
      }),
      RUNS,
    )
  },
  TIMEOUT_MS,
)

const saree = { product_id: "saree", category_ids: ["clothes"], variant_id: "v1", price_paise: 33_333, quantity: 1 }
const lamp = { product_id: "lamp", category_ids: ["home"], variant_id: "v2", price_paise: 33_333, quantity: 1 }
const rule = (given: Partial<OfferRule>): OfferRule => ({
  ...{ id: "one", kind: "percent", scope: "order", percent: 10, amount_paise: 0, buy: 1, get: 1, min_paise: 0 },
  ...{ stackable: false, product_ids: [], category_ids: [] },
  ...given,
})

it("gives what is left of a division to the largest remainders", () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(10, [5, 0, 5])).toEqual([5, 0, 5])
  expect(shareOut(0, [5])).toEqual([0])
  // past what a number multiplies exactly
  expect(shareOut(9_999_999_999, [9_999_999_999, 9_999_999_999])).toEqual([5_000_000_000, 4_999_999_999])
})

it("names the offer that saves more when two do not stack, and says how much is missing for one", () => {
  const offers = [
    rule({ id: "five", percent: 5 }),
    rule({ id: "ten", percent: 10 }),
    rule({ id: "big", percent: 50, min_paise: 100_000 }),
  ]
  const { applied, rejected } = cartEffect(offers, [saree, lamp], 5_000)
  expect(applied).toEqual([{ offer_id: "ten", paise: 6_667 }])
  expect(rejected).toEqual([
    { offer_id: "five", why: "better", by: "ten" },
    { offer_id: "big", why: "min_amount", missing_paise: 33_334 },
  ])
})

it("gives the cheapest pieces of what is bought", () => {
  const offers = [rule({ kind: "buy_get", buy: 2, get: 1, percent: 100, scope: "categories", category_ids: ["home"] })]
  const two = cartEffect(offers, [saree, { ...lamp, quantity: 2 }], null)
  expect(two.rejected).toEqual([{ offer_id: "one", why: "too_few_pieces", missing: 1 }])
  const dear = { ...lamp, variant_id: "v3", price_paise: 50_000, quantity: 2 }
  expect(cartEffect(offers, [saree, lamp, dear], null).lines).toEqual([[], [{ offer_id: "one", paise: 33_333 }], []])
})

it("keeps an offer for the delivery as one that applies while nobody knows the charge", () => {
  const offers = [rule({ scope: "delivery", percent: 100 })]
  expect(cartEffect(offers, [saree], null).applied).toEqual([{ offer_id: "one", paise: 0 }])
  expect(cartEffect(offers, [saree], 4_000).delivery).toEqual([{ offer_id: "one", paise: 4_000 }])
  expect(cartEffect(offers, [saree], 0).rejected).toEqual([{ offer_id: "one", why: "nothing_left" }])
})

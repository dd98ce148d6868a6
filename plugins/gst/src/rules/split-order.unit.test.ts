/** @module-tag money */

import { RATE_CLASSES } from "@haat/catalog/contract"
import type { SplitOrder } from "@haat/checkout/contract"
import { STATES } from "@haat/places/contract"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import data from "../modules/gst/data/rates.json"
import { oracle } from "../testing/oracle"
import type { Rate } from "./rate"
import { type OrderToSplit, splitOrder } from "./split-order"

const RATES = data as Rate[]

const sum = <Part>(parts: Part[], name: keyof Part) => parts.reduce((total, part) => total + Number(part[name]), 0)

function expectExact(order: OrderToSplit, split: SplitOrder) {
  expect(split).toEqual(oracle(order))
  const all = [...split.lines, ...split.delivery, ...split.charges]
  for (const part of all) {
    const { taxable_paise, cgst_paise, sgst_paise, utgst_paise, igst_paise } = part
    expect(taxable_paise + cgst_paise + sgst_paise + utgst_paise + igst_paise).toBe(part.paid_paise)
    expect(cgst_paise).toBe(sgst_paise + utgst_paise)
    expect(Math.min(taxable_paise, cgst_paise, igst_paise)).toBeGreaterThanOrEqual(0)
  }
  const charged = order.charges.reduce((total, { paise }) => total + paise, order.delivery_paise)
  expect(sum(all, "paid_paise")).toBe(sum(order.lines, "paid_paise") + charged)
}

const CODES = STATES.map(({ code }) => code).filter((code) => code !== "97")
const DAYS = ["2025-09-21", "2025-09-22", "2026-11-24"]
const HSN = ["", "610910", "6204", "6302", "6403", "7113", "4901", "9503", "8517"]

const line = fc
  .record({
    price_paise: fc.oneof(fc.integer({ min: 100, max: 50_000_00 }), fc.integer({ min: 2_600_00, max: 2_960_00 })),
    quantity: fc.integer({ min: 1, max: 20 }),
    off_paise: fc.integer({ min: 0, max: 1_000_00 }),
    hsn: fc.constantFrom(...HSN),
    rate_class: fc.oneof(
      { arbitrary: fc.constant("by_hsn" as const), weight: 3 },
      { arbitrary: fc.constantFrom(...RATE_CLASSES), weight: 1 },
    ),
    exempt: fc.oneof({ arbitrary: fc.constant(false), weight: 9 }, { arbitrary: fc.constant(true), weight: 1 }),
  })
  .map(({ price_paise, off_paise, ...rest }) => ({
    ...rest,
    paid_paise: Math.max(0, price_paise * rest.quantity - off_paise),
  }))

/** The shop itself, and a warehouse in each of two states. */
const supplier = fc.constantFrom(
  undefined,
  { state: "29", gstin: "29ABCDE1234F1ZW" },
  { state: "33", gstin: "33ABCDE1234F1Z7" },
)
const placedLine = fc.tuple(line, supplier).map(([goods, from]) => ({ ...goods, supplier: from }))

const charge = fc.record({
  charge_id: fc.constantFrom("gift-wrap.wrapping", "engraving.initials", "care.plan"),
  paise: fc.nat(500_00),
  hsn: fc.constantFrom("998540", "4819"),
  rate: fc.constantFrom(0, 5_00, 12_00, 18_00, 40_00),
})

const order: fc.Arbitrary<OrderToSplit> = fc.record({
  lines: fc.oneof(fc.array(line, { minLength: 1, maxLength: 8 }), fc.array(placedLine, { minLength: 1, maxLength: 8 })),
  delivery_paise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_00 })),
  charges: fc.array(charge, { maxLength: 3 }),
  rates: fc.constant(RATES),
  day: fc.constantFrom(...DAYS),
  charges_tax: fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, { arbitrary: fc.constant(false), weight: 1 }),
  supplier_state: fc.constantFrom(...CODES),
  place_of_supply: fc.constantFrom(...CODES),
})

describe("splitting what was paid into taxable value and tax", () => {
  it("agrees to the paisa with an oracle written apart on 10,000 random orders", () => {
    fc.assert(
      fc.property(order, fc.boolean(), (given, at_home) => {
        const placed = at_home ? { ...given, place_of_supply: given.supplier_state } : given
        expectExact(placed, splitOrder(placed))
      }),
      { numRuns: 10_000, seed: 20 },
    )
  }, 120_000)

  it("agrees with the oracle in all 36 states, at every rate, with and without discount and freight", () => {
    expect(CODES).toHaveLength(36)
    for (const place_of_supply of CODES)
      for (const supplier_state of [place_of_supply, place_of_supply === "27" ? "07" : "27"])
        for (const rate_class of RATE_CLASSES)
          for (const off of [0, 333_33])
            for (const delivery_paise of [0, 61_01]) {
              const lines = [
                { paid_paise: 2_951_00 - off, quantity: 1, hsn: "6204", rate_class, exempt: false },
                { paid_paise: 1_999_99, quantity: 3, hsn: "9503", rate_class: "by_hsn" as const, exempt: false },
              ]
              const day = "2026-11-24"
              const given = {
                lines,
                delivery_paise,
                charges: [{ charge_id: "gift-wrap.wrapping", paise: delivery_paise + off, hsn: "998540", rate: 18_00 }],
                rates: RATES,
                day,
                charges_tax: true,
                supplier_state,
                place_of_supply,
              }
              expectExact(given, splitOrder(given))
            }
  })
})

const split = (change: Partial<OrderToSplit>, lines: Partial<OrderToSplit["lines"][number]>[]) =>
  splitOrder({
    lines: lines.map((line) => ({
      paid_paise: 100_00,
      quantity: 1,
      hsn: "6204",
      rate_class: "by_hsn" as const,
      exempt: false,
      ...line,
    })),
    delivery_paise: 0,
    charges: [],
    rates: RATES,
    day: "2026-11-24",
    charges_tax: true,
    supplier_state: "27",
    place_of_supply: "33",
    ...change,
  })
const rateAt = (rupees: number, off = 0) => split({}, [{ paid_paise: (rupees - off) * 100 }]).lines[0].rate

describe("the rate of clothes", () => {
  it("is 5 per cent at ₹2,625 and 18 from ₹2,626 on, judged on the price of a piece after its coupon", () => {
    expect([2_625, 2_626, 2_950, 2_951].map((rupees) => rateAt(rupees))).toEqual([500, 1800, 1800, 1800])
    expect([2_625, 2_626, 2_950, 2_951].map((rupees) => rateAt(rupees, 326))).toEqual([500, 500, 500, 500])
    expect([2_626, 2_951].map((rupees) => rateAt(rupees, 1))).toEqual([500, 1800])
    expect(split({}, [{ paid_paise: 2 * 2_625_00, quantity: 2 }]).lines[0].rate).toBe(500)
    expect(split({}, [{ paid_paise: 2 * 2_625_00 + 1, quantity: 2 }]).lines[0].rate).toBe(1800)
  })

  it("leaves what is paid as it is", () => {
    for (const rupees of [2_625, 2_626, 2_950, 2_951]) {
      const [{ paid_paise, taxable_paise, igst_paise }] = split({}, [{ paid_paise: rupees * 100 }]).lines
      expect([paid_paise, taxable_paise + igst_paise]).toEqual([rupees * 100, rupees * 100])
    }
  })

  it("changed on 22 September 2025", () => {
    const at = (day: string, rupees: number, hsn = "6204") =>
      split({ day }, [{ paid_paise: rupees * 100, hsn }]).lines[0].rate
    expect([at("2025-09-21", 1_500), at("2025-09-22", 1_500)]).toEqual([1200, 500])
    expect([at("2025-09-21", 900), at("2025-09-22", 900)]).toEqual([500, 500])
    expect([at("2025-09-21", 1_500, "6403"), at("2025-09-22", 1_500, "6403")]).toEqual([1800, 500])
    expect([at("2025-09-21", 500, "9503"), at("2025-09-22", 500, "9503")]).toEqual([1200, 500])
  })
})

describe("goods of two warehouses", () => {
  const chennai = { state: "33", gstin: "33ABCDE1234F1Z7" }

  it("are taxed each by its own warehouse's state", () => {
    const { lines } = split({}, [{}, { supplier: chennai }])
    expect(lines).toMatchObject([
      { igst_paise: 476, cgst_paise: 0 },
      { igst_paise: 0, cgst_paise: 238, sgst_paise: 238, supplier: chennai },
    ])
  })

  it("share the delivery by their value", () => {
    const { delivery } = split({ delivery_paise: 90_00 }, [{ paid_paise: 200_00 }, { supplier: chennai }])
    expect(delivery.map(({ paid_paise, supplier }) => [paid_paise, supplier?.state])).toEqual([
      [60_00, undefined],
      [30_00, "33"],
    ])
  })
})

describe("delivery", () => {
  it("takes the rates of the goods, shared by their value, and none of exempt goods", () => {
    const { delivery } = split({ delivery_paise: 100_00 }, [
      { paid_paise: 300_00, hsn: "6204" },
      { paid_paise: 600_00, hsn: "8517" },
      { paid_paise: 100_00, hsn: "4901", exempt: true },
    ])
    expect(delivery.map(({ paid_paise, rate, exempt }) => [paid_paise, rate, exempt])).toEqual([
      [30_00, 500, false],
      [60_00, 1800, false],
      [10_00, 0, true],
    ])
  })

  it("is taxed where the goods cost nothing, too", () => {
    const { delivery } = split({ delivery_paise: 61_00 }, [{ paid_paise: 0 }])
    expect(delivery).toMatchObject([{ paid_paise: 61_00, rate: 500 }])
  })
})

describe("charges", () => {
  const wrapping = { charge_id: "gift-wrap.wrapping", paise: 118_00, hsn: "998540", rate: 18_00 }

  it("have a rate of their own, apart from the delivery, and go to the place of the goods", () => {
    const { charges, delivery } = split({ charges: [wrapping], delivery_paise: 50_00 }, [{ paid_paise: 300_00 }])
    expect(charges).toMatchObject([
      { charge_id: "gift-wrap.wrapping", paid_paise: 118_00, hsn: "998540", rate: 18_00, exempt: false },
    ])
    expect(charges).toMatchObject([{ taxable_paise: 100_00, igst_paise: 18_00, cgst_paise: 0 }])
    expect(delivery).toMatchObject([{ paid_paise: 50_00, rate: 500 }])
  })

  it("are taxed beside exempt goods, and are supplied with the first line", () => {
    const chennai = { state: "33", gstin: "33ABCDE1234F1Z7" }
    const { charges } = split({ charges: [wrapping] }, [{ exempt: true, supplier: chennai }, {}])
    expect(charges).toMatchObject([{ cgst_paise: 9_00, sgst_paise: 9_00, igst_paise: 0, supplier: chennai }])
  })

  it("are left out where they cost nothing", () => {
    expect(split({ charges: [{ ...wrapping, paise: 0 }] }, [{}]).charges).toEqual([])
  })
})

it("charges no tax where the shop is not registered", () => {
  const wrapping = { charge_id: "gift-wrap.wrapping", paise: 118_00, hsn: "998540", rate: 18_00 }
  const { lines, delivery, charges } = split({ charges_tax: false, delivery_paise: 50_00, charges: [wrapping] }, [
    { paid_paise: 3_000_00 },
  ])
  expect(charges).toMatchObject([{ rate: 0, taxable_paise: 118_00, igst_paise: 0 }])
  expect(lines).toMatchObject([{ rate: 0, taxable_paise: 3_000_00, igst_paise: 0 }])
  expect(delivery).toMatchObject([{ rate: 0, taxable_paise: 50_00 }])
})
